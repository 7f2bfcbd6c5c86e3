import { msg } from '@lingui/core/macro';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { discountedMethods, discountNames } from '@valia/valuation/discounts/discount-names.ts';
import { equityAfterDiscount } from '@valia/valuation/discounts/equity-after-discount.ts';
import {
  methodEquityAfterDiscounts,
  sharedDiscountRate,
} from '@valia/valuation/discounts/method-equity-after-discounts.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { MonteCarloResult } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import type { MultipleOrigin } from '@valia/valuation/valuation-inputs.ts';
import type { ValueRange } from '@valia/valuation/valuation-outcome.ts';
import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { terminalMethodOf } from '@valia/valuation/terminal-value/terminal-method-of.ts';
import { moneyAxis } from '@valia/figures/words/money-axis.ts';
import {
  type CrossCheckCase,
  crossCheckCases,
  type CrossCheckValue,
} from '../contrast/cross-check-cases.ts';
import { crossCheckName, listedCrossCheckText } from '../contrast/cross-check-view.ts';
import { midMarketNote, smallDealsNote } from '../multiples/deal-prices.ts';
import { originName } from '../multiples/origin-name.ts';
import { isBandOfComparables, reachOfSizeStep } from '../multiples/reach-of-size-step.ts';
import type { ReportContext } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import { type SideNote, remark } from '../content/report-table.ts';

/** Positions are fractions of the plot's width. */
export interface RangeBar {
  label: string;
  detail: string;
  weighted: boolean;
  low: number;
  high: number;
  /** Null when the range has no central value. */
  central: number | null;
  lowText: string;
  highText: string;
}

export interface RangeChartView {
  title: string;
  subject: string;
  bars: RangeBar[];
  band: { low: number; high: number };
  line: { at: number; text: string };
  ticks: { at: number; text: string }[];
  alternative: string;
  notes: SideNote[];
}

interface PlainBar {
  label: string;
  detail: string;
  weighted: boolean;
  range: { low: number; high: number; central: number | null };
}

/**
 * A contrast at the level of the value: for listed companies the discounts of the multiples apply, for deal prices no
 * separate discount.
 */
const contrastEquity = (
  { document, figure, input, result }: ReportContext,
  kind: CrossCheckCase['kind'],
  equity: number,
): number => {
  if (result.equityAfterDiscounts === undefined) return equity;
  const shared = sharedDiscountRate(input.outcome.figures);
  if (shared !== null) return equityAfterDiscount(equity, shared);
  if (kind !== 'listed-ev-ebit') return equity;
  return discountNames
    .filter((name) => document.discounts?.byMethod?.multiples[name] === true)
    .map((name) => figure(figureId.discount(name)) ?? 0)
    .reduce(equityAfterDiscount, equity);
};

const contrastBars = (context: ReportContext): PlainBar[] =>
  crossCheckCases(context).map(({ central, high, kind, low }) => {
    const equityOf = (one: CrossCheckValue) => contrastEquity(context, kind, one.equity);
    return {
      label: crossCheckName(context, kind),
      detail: context.t(msg`Contraste, sin peso`),
      weighted: false,
      range: { low: equityOf(low), central: central && equityOf(central), high: equityOf(high) },
    };
  });

/** The name of the multiples method on the bar and on the cover. */
export const multiplesName = (context: ReportContext): string => {
  const { document, t } = context;
  if (document.multiples.further !== undefined) return t(msg`Varios múltiplos`);
  const names = {
    sector: msg`EV/EBITDA del sector`,
    comparables: msg`EV/EBITDA de comparables`,
    own: msg`EV/EBITDA propio`,
    deals: msg`EV/EBITDA de operaciones`,
  };
  return t(names[originName(context)]);
};

const plainBars = (context: ReportContext): PlainBar[] => {
  const { input, numbers, result, t } = context;
  const method = (label: string, weight: number, range: ValueRange): PlainBar => {
    const share = numbers.share(weight);
    return { label, detail: t(msg`Peso ${share}`), weighted: true, range };
  };
  const labels = { dcf: t(valuationTerms.methodNames.dcf), multiples: multiplesName(context) };
  return [
    ...discountedMethods.flatMap((one) => {
      const range = methodEquityAfterDiscounts(input.outcome.figures, result, one);
      return range === null ? [] : [method(labels[one], result[one]?.weight ?? 0, range)];
    }),
    ...contrastBars(context),
  ];
};

const steps = (context: ReportContext) => {
  const { document, numbers, t } = context;
  const points = (value: number) => numbers.number(value * 100, shortestDecimals(value * 100, 2));
  const wacc = points(document.range.weightedAverageCostOfCapital);
  const growth = points(document.range.terminalGrowth);
  const multiple = numbers.multiple(document.range.exitMultiple, 1);
  const texts = {
    gordon: msg`WACC ±${wacc} pp y crecimiento ±${growth} pp.`,
    'exit-multiple': msg`WACC ±${wacc} pp y múltiplo de salida ±${multiple}.`,
    averaged: msg`WACC ±${wacc} pp, crecimiento ±${growth} pp y múltiplo de salida ±${multiple}.`,
  };
  return t(texts[terminalMethodOf(document.terminal)]);
};

const rangeOfComparablesNote = (context: ReportContext): string => {
  const texts = {
    whole: msg`Rango de los comparables propios, con el ajuste por tamaño.`,
    part: msg`Rango de los comparables propios, con el ajuste por tamaño en las cotizadas.`,
    none: msg`Rango de los comparables propios, sin ajuste por tamaño.`,
  };
  return context.t(texts[reachOfSizeStep(context)]);
};

type Evidence = NonNullable<Extract<MultipleOrigin, { kind: 'own' }>['evidence']>;

const rangeOfDealsNote = ({ t }: ReportContext, evidence: Evidence): string => {
  if (evidence.kind === 'sme-deals')
    return t(msg`Mínimo y máximo de las operaciones del sector, llevados al tamaño de la empresa.`);
  return evidence.sized
    ? t(msg`Cuartiles de la plataforma, llevados al tamaño de la empresa.`)
    : t(msg`Cuartiles de la plataforma, sin llevar al tamaño de la empresa.`);
};

const multipleRangeNote = (context: ReportContext): string => {
  const { document, figure, numbers, t } = context;
  if (document.multiples.further !== undefined) {
    return t(msg`Media ponderada de varios múltiplos.`);
  }
  const { low, high, origin } = document.multiples.evToEbitda;
  if (origin.kind === 'comparables' && !isBandOfComparables(context)) {
    return rangeOfComparablesNote(context);
  }
  const band = numbers.share(document.range.multipleBand);
  if (low === null || high === null || low === high) {
    return t(msg`Múltiplo central y banda de ±${band}.`);
  }
  if (origin.kind === 'own' && origin.evidence !== undefined) {
    return rangeOfDealsNote(context, origin.evidence);
  }
  const isAdjusted = (figure(figureId.sizeStep()) ?? 0) !== 0;
  if (origin.kind === 'own') {
    return isAdjusted
      ? t(msg`Mínimo y máximo del múltiplo propio, con el ajuste por tamaño.`)
      : t(msg`Mínimo y máximo del múltiplo propio, sin ajuste por tamaño.`);
  }
  return isAdjusted
    ? t(msg`Mínimo y máximo de los agregados, con el ajuste por tamaño.`)
    : t(msg`Mínimo y máximo de los agregados, sin ajuste por tamaño.`);
};

const contrastNote = (context: ReportContext, { kind }: CrossCheckCase): SideNote => {
  switch (kind) {
    case 'listed-ev-ebit':
      return remark(listedCrossCheckText(context), context.t(msg`EE. UU.:`));
    case 'small-deals':
      return smallDealsNote(context);
    case 'mid-market-deals':
      return midMarketNote(context);
  }
};

const discountNote = (context: ReportContext): string => {
  const { input, t } = context;
  const isShared = sharedDiscountRate(input.outcome.figures) !== null;
  const hasDeals = crossCheckCases(context).some(({ kind }) => kind !== 'listed-ev-ebit');
  return isShared || !hasDeals
    ? t(msg`Barras, banda y línea, después de descuentos.`)
    : t(
        msg`Barras, banda y línea, después de descuentos; los precios de operaciones privadas ya los recogen.`,
      );
};

const chartNotes = (context: ReportContext): SideNote[] => {
  const { result, t } = context;
  return [
    ...(result.dcf === null ? [] : [remark(steps(context), t(msg`DCF:`))]),
    ...(result.multiples === null ? [] : [remark(multipleRangeNote(context), t(msg`Múltiplo:`))]),
    ...crossCheckCases(context).map((one) => contrastNote(context, one)),
    remark(t(msg`Banda gris: rango. Línea: valor central.`)),
    ...(result.equityAfterDiscounts === undefined ? [] : [remark(discountNote(context))]),
  ];
};

const simulatedBar = ({ numbers, t }: ReportContext, run: MonteCarloResult | null): PlainBar[] => {
  if (run === null) return [];
  const at = (probability: number) =>
    run.quantiles.find((one) => one.probability === probability)?.value ?? 0;
  const trials = numbers.number(run.trials, 0);
  return [
    {
      label: t(msg`Simulación, P10 a P90`),
      detail: t(msg`${trials} casos, sin peso`),
      weighted: false,
      range: { low: at(0.1), central: at(0.5), high: at(0.9) },
    },
  ];
};

/** The methods' ranges on one axis, with the value's own range as a band, all after discounts. */
export const rangeChartView = (
  context: ReportContext,
  run: MonteCarloResult | null = null,
): RangeChartView => {
  const { result, t } = context;
  const bars = [...plainBars(context), ...simulatedBar(context, run)];
  const value = equityOfResult(result);
  const ends = [value, ...bars.map(({ range }) => range)].flatMap(({ low, high }) => [low, high]);
  const axis = moneyAxis(context.numbers, ends);
  const central = axis.withUnit(value.central);
  const described = bars
    .map(({ label, range }) => `${label}, ${axis.between(range.low, range.high)}`)
    .join('; ');
  return {
    title: t(msg`Comparativa de rangos de valor`),
    subject: axis.subject,
    bars: bars.map(({ label, detail, weighted, range }) => ({
      label,
      detail,
      weighted,
      low: axis.position(range.low),
      high: axis.position(range.high),
      central: range.central === null ? null : axis.position(range.central),
      lowText: axis.text(range.low),
      highText: axis.text(range.high),
    })),
    band: { low: axis.position(value.low), high: axis.position(value.high) },
    line: { at: axis.position(value.central), text: central },
    ticks: axis.ticks,
    alternative: t(msg`Rangos de los fondos propios, valor central ${central}: ${described}.`),
    notes: chartNotes(context),
  };
};
