import { msg } from '@lingui/core/macro';
import { multipleChainText } from '@valia/i18n/multiple-chain-text.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { multipleChain } from '@valia/valuation/multiples/multiple-chain.ts';
import type { MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { terminalMethodOf } from '@valia/valuation/terminal-value/terminal-method-of.ts';
import { conclusionView, type ConclusionView } from './conclusion-view.ts';
import { costOfCapitalName } from '../dcf/cost-of-capital-view.ts';
import { discountTexts } from '../equity/discounts-view.ts';
import { headlineValues, roundingText } from '../content/headline-values.ts';
import { reachOfSizeStep } from '../multiples/reach-of-size-step.ts';
import { ebitdaForMultiplesName } from '../leases/leases-view.ts';
import { listedMultiple, listedMultipleName } from '../multiples/listed-multiple.ts';
import { mixedView, type MixedView } from '../equity/mixed-view.ts';
import { rangeChartView, type RangeChartView } from './range-chart-view.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { warningViews, type WarningView } from './warnings-view.ts';

export interface KeyFigure {
  label: string;
  value: string;
}

export interface SummaryView {
  title: string;
  valueLabel: string;
  value: string;
  rangeLabel: string;
  range: string;
  formedTitle: string;
  formed: string[];
  keyFigures: KeyFigure[];
  chart: RangeChartView;
  mixed: MixedView | null;
  conclusion: ConclusionView;
  warningsTitle: string;
  warningsNote: string;
  warnings: WarningView[];
}

/** Results of earlier engines contain amounts that are not among the figures. */
const amountWriter =
  ({ figure, numbers }: ReportContext) =>
  (id: string, ofResult: number): string =>
    numbers.amount(figure(id) ?? ofResult);

const formula = (context: ReportContext): string => {
  const { document, figure, numbers, result, t } = context;
  const { dcf, multiples } = result;
  const bridge = figure(figureId.bridgeTotal()) ?? 0;
  if (dcf !== null && multiples !== null) {
    const dcfValue = numbers.amount(dcf.equityValue.central);
    const multiplesValue = numbers.amount(multiples.equityValue.central);
    const dcfShare = numbers.share(document.weights.dcf ?? 0);
    const multiplesShare = numbers.share(document.weights.multiples ?? 0);
    return t(msg`DCF ${dcfValue} × ${dcfShare} + múltiplos ${multiplesValue} × ${multiplesShare}.`);
  }
  const amountOf = amountWriter(context);
  const enterprise = amountOf(figureId.enterprise('central'), result.enterpriseValue.central);
  const origin =
    dcf === null ? t(msg`EV por múltiplos ${enterprise}`) : t(msg`EV del DCF ${enterprise}`);
  if (bridge === 0) return origin;
  const effect = `${bridge < 0 ? '' : '+'}${amountOf(figureId.bridgeTotal(), bridge)}`;
  return t(msg`${origin}, puente ${effect}`);
};

const formedTexts = (context: ReportContext): string[] => {
  const { numbers, result, t } = context;
  const { rounding } = headlineValues(context);
  const exact = numbers.amount(equityOfResult(result).central);
  return [
    roundingText(context, rounding),
    ...(rounding === 'unit' ? [] : [t(msg`Sin redondear: ${exact}.`)]),
    formula(context),
    ...discountTexts(context),
  ];
};

const optional = (
  context: ReportContext,
  value: number | null,
  format: (value: number) => string,
): string => (value === null ? context.t(msg`n. d.`) : format(value));

const commonFigures = (context: ReportContext): KeyFigure[] => {
  const { baseYear, numbers, result, t } = context;
  const year = String(baseYear);
  const amountOf = amountWriter(context);
  const ebitda =
    context.document.leases === undefined
      ? figureId.account(baseYear, 'normalisedEbitda')
      : figureId.lease('ebitda');
  return [
    {
      label: t(valuationTerms.result.enterpriseValue),
      value: amountOf(figureId.enterprise('central'), result.enterpriseValue.central),
    },
    {
      label: t(valuationTerms.result.impliedEvToEbitda),
      value: optional(context, result.impliedEvToEbitda, (value) => numbers.multiple(value)),
    },
    {
      label: `${ebitdaForMultiplesName(context)} ${year}`,
      value: amountOf(ebitda, result.normalisedEbitda),
    },
    {
      label: t(valuationTerms.bridgeFigures.netFinancialDebt),
      value: amountOf(figureId.netFinancialDebt(), result.netFinancialDebt),
    },
  ];
};

const dcfFigures = (context: ReportContext): KeyFigure[] => {
  const { document, numbers, result, t } = context;
  const { terminal } = document;
  return [
    {
      label: costOfCapitalName([document], t),
      value: optional(context, result.weightedAverageCostOfCapital, (value) =>
        numbers.rate(value, 2),
      ),
    },
    terminalMethodOf(terminal) !== 'exit-multiple'
      ? {
          label: t(valuationTerms.terminalInputs.terminalGrowth),
          value: optional(context, terminal.terminalGrowth, (value) => numbers.rate(value, 2)),
        }
      : {
          label: t(valuationTerms.terminalInputs.exitMultiple),
          value: optional(context, terminal.exitMultiple, (value) => numbers.multiple(value)),
        },
    {
      label: t(valuationTerms.dcfFigures.terminalValueShare),
      value: optional(context, result.terminalValueShare, (value) => numbers.rate(value)),
    },
  ];
};

/** Zero when all comparables are deals; in a mixed set, the adjustment of the listed ones. */
const stepText = (context: ReportContext): string => {
  const { figure, numbers, t } = context;
  const step = figure(figureId.sizeStep());
  const reach = reachOfSizeStep(context);
  if (reach === 'none') return numbers.share(0);
  if (step === null) return t(msg`n. d.`);
  const percent = numbers.share(step);
  return reach === 'part' ? t(msg`${percent}, solo cotizadas`) : percent;
};

/** The derivation of the applied multiple; null when it is applied as given. */
const chainText = ({ document, input }: ReportContext): string | null => {
  const chain = multipleChain(document.multiples, input.outcome.figures);
  if (chain === null || chain.by === null) return null;
  return multipleChainText(chain, { language: input.language, decimals: 2 });
};

const multiplesFigures = (context: ReportContext): KeyFigure[] => {
  const { figure, numbers, t } = context;
  const multiple = (value: number | null) =>
    optional(context, value, (known) => numbers.multiple(known));
  return [
    {
      label: listedMultipleName(context),
      value: multiple(listedMultiple(context, 'central')),
    },
    {
      label: t(valuationTerms.multiples.sizeStep),
      value: stepText(context),
    },
    {
      label: t(valuationTerms.multiples.appliedMultiple),
      value: chainText(context) ?? multiple(figure(figureId.appliedMultiple('central'))),
    },
  ];
};

const holdingFigures = ({ numbers, result, t }: ReportContext): KeyFigure[] => [
  ...(result.equityAfterDiscounts === undefined
    ? []
    : [
        {
          label: t(msg`Fondos propios antes de descuentos`),
          value: numbers.amount(result.equityValue.central),
        },
      ]),
  ...(result.valuePerShare === undefined
    ? []
    : [
        {
          label: t(valuationTerms.shares.valuePerShare),
          value: numbers.price(result.valuePerShare),
        },
      ]),
];

const keyFigures = (context: ReportContext): KeyFigure[] => {
  const { account, baseYear, numbers, result, t } = context;
  const year = String(baseYear);
  return [
    ...commonFigures(context),
    ...(result.dcf === null ? multiplesFigures(context) : dcfFigures(context)),
    ...holdingFigures(context),
    {
      label: `${t(valuationTerms.accountFigures.revenue)} ${year}`,
      value: optional(context, account(baseYear, 'revenue'), numbers.amount),
    },
  ];
};

// A dash next to a minus would look like another minus.
const rangeText = ({ numbers }: ReportContext, low: number, high: number): string => {
  const from = numbers.bareAmount(low);
  const to = numbers.amount(high);
  return low < 0 ? numbers.between(from, to) : `${from} \u2013 ${to}`;
};

export const summaryView = (
  context: ReportContext,
  run: MonteCarloResult | null = null,
): SummaryView => {
  const { numbers, result, t } = context;
  const { central, high, low } = headlineValues(context);
  return {
    title: t(msg`Resumen`),
    valueLabel:
      result.equityAfterDiscounts === undefined
        ? t(msg`Valor central de los fondos propios (100 %)`)
        : t(msg`Valor central de los fondos propios, tras descuentos`),
    value: numbers.amount(central),
    rangeLabel: t(msg`Rango`),
    range: rangeText(context, low, high),
    formedTitle: t(msg`Cómo se forma`),
    formed: formedTexts(context).map((text) => joinSentences(text)),
    keyFigures: keyFigures(context),
    chart: rangeChartView(context, run),
    mixed: mixedView(context),
    conclusion: conclusionView(context),
    warningsTitle: t(msg`Advertencias`),
    warningsNote: t(
      msg`Las advertencias no anulan el resultado: dicen qué mirar antes de usarlo en una negociación.`,
    ),
    warnings: warningViews(context),
  };
};
