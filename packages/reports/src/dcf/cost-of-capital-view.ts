import { msg } from '@lingui/core/macro';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { type CostOfCapitalFigure, figureId } from '@valia/valuation/figure.ts';
import { marketWeightsIterations } from '@valia/valuation/company/solve-circular-values.ts';
import type { CostOfCapitalInput } from '@valia/valuation/valuation-inputs.ts';
import { type ReportContext, joinSentences } from '../content/report-context.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import { type LetteredNotes, type ReportRow, row } from '../content/report-table.ts';
import type { Translate } from '../content/report-translator.ts';
import type { LedgerView } from './ledger-view.ts';
import { specificPremiumInUse, specificPremiumNote } from './specific-risk-view.ts';

const inputs = valuationTerms.costOfCapitalInputs;
const figures = valuationTerms.costOfCapitalFigures;

const sourceOf = ({ source }: ReportContext, input: CostOfCapitalInput): string =>
  source(`costOfCapital.buildUp.${input}`);

/** The beta that is relevered; corrected for cash when that option is chosen. */
const operatingBeta = ({ document, figure }: ReportContext): number =>
  figure(figureId.costOfCapital('cashCorrectedBeta')) ??
  document.costOfCapital.buildUp.unleveredBeta ??
  0;

/** The rate of the interest tax shield: the given one, otherwise that of the perpetuity. */
const taxShieldRate = ({ document, figure }: ReportContext): number | null =>
  document.costOfCapital.buildUp.taxRate ?? figure(figureId.costOfCapital('taxShieldRate'));

const leveredBetaNote = (context: ReportContext): string => {
  const { document, numbers, t } = context;
  const debtToEquity =
    context.figure(figureId.costOfCapital('debtToEquityWithLeases')) ??
    document.costOfCapital.buildUp.debtToEquity;
  const unlevered = operatingBeta(context);
  const beta = numbers.number(unlevered, Math.max(2, shortestDecimals(unlevered, 3)));
  const afterTax = numbers.number(1 - (taxShieldRate(context) ?? 0), 2);
  const debt = numbers.number(debtToEquity ?? 0, 2);
  return t(msg`${beta} × (1 + ${afterTax} × ${debt})`);
};

const cashNote = ({ document, numbers, t }: ReportContext): string => {
  const share = document.costOfCapital.cashToFirmValue ?? null;
  if (share === null) return '';
  const cash = numbers.share(share);
  return t(msg`Entre 1 − ${cash}, la tesorería que hay en la beta del sector`);
};

const ratingNote = ({ document, figure, numbers, t }: ReportContext): string => {
  const coverage = figure(figureId.costOfCapital('interestCoverage'));
  if (coverage === null) return '';
  const times = numbers.multiple(coverage);
  return document.costOfCapital.syntheticRating?.interpolated === true
    ? t(msg`Diferencial de una cobertura de intereses de ${times}, interpolado entre ratings`)
    : t(msg`Diferencial del rating que daría una cobertura de intereses de ${times}`);
};

const roundsNote = ({ document, input, t }: ReportContext): string => {
  const rounds = marketWeightsIterations(document, input.outcome);
  return rounds === null
    ? ''
    : t(msg`Los fondos propios cuadran con el valor del DCF; iteraciones: ${rounds}`);
};

const weightsNote = ({ document, figure, numbers, t }: ReportContext): string => {
  const { weights } = document.costOfCapital;
  if (weights === undefined) return '';
  if (weights.basis === 'target') {
    const share = numbers.share(weights.debtToValue ?? 0);
    return t(msg`Objetivo: ${share} de deuda`);
  }
  const debt = numbers.amount(weights.debt ?? 0);
  const equity = numbers.amount(weights.equity ?? 0);
  const lease = figure(figureId.lease('debt'));
  if (lease !== null) {
    const leases = numbers.amount(lease);
    return t(
      msg`A valor de mercado: deuda ${debt}, arrendamientos ${leases}, fondos propios ${equity}`,
    );
  }
  return t(msg`A valor de mercado: deuda ${debt}, fondos propios ${equity}`);
};

const costOfDebtNote = ({ document, figure, numbers, t }: ReportContext): string => {
  const { countryDefaultSpread, riskFreeRate } = document.costOfCapital.buildUp;
  const debtSpread =
    figure(figureId.costOfCapital('syntheticSpread')) ?? document.costOfCapital.buildUp.debtSpread;
  const percent = (part: number | null) => numbers.number((part ?? 0) * 100, 2);
  const free = percent(riskFreeRate);
  const spread = percent(debtSpread);
  const country = percent(countryDefaultSpread);
  return t(msg`${free} sin riesgo + ${spread} de diferencial + ${country} de país`);
};

const correctedBetaRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { figure, numbers, t } = context;
  const beta = figure(figureId.costOfCapital('cashCorrectedBeta'));
  if (beta === null) return [];
  const letter = letters.add(joinSentences(cashNote(context)));
  return [row(t(figures.cashCorrectedBeta), [numbers.number(beta, 3)], { letter })];
};

const specificPremiumRow = (context: ReportContext, letters: LetteredNotes): ReportRow => {
  const { numbers, t } = context;
  const premium = specificPremiumInUse(context);
  const text = premium === null ? t(msg`n. d.`) : numbers.rate(premium, 2);
  const note = joinSentences(
    specificPremiumNote(context),
    sourceOf(context, 'specificRiskPremium'),
  );
  return row(t(inputs.specificRiskPremium), [text], { letter: letters.add(note) });
};

const buildUpRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, figure, numbers, t } = context;
  const { buildUp } = document.costOfCapital;
  const shield = taxShieldRate(context);
  const missing = t(msg`n. d.`);
  const rate = (value: number | null) => (value === null ? missing : numbers.rate(value, 2));
  const computed = (name: CostOfCapitalFigure) => figure(figureId.costOfCapital(name));
  const given = (input: CostOfCapitalInput) =>
    row(t(inputs[input]), [rate(buildUp[input])], {
      letter: letters.add(joinSentences(sourceOf(context, input))),
    });
  const decimal = (value: number | null, decimals: number) =>
    value === null ? missing : numbers.number(value, decimals);
  const afterTax = decimal(shield === null ? null : 1 - shield, 2);
  const weights = [computed('equityWeight'), computed('debtWeight')]
    .map((weight) => (weight === null ? missing : numbers.rate(weight)))
    .join(' / ');
  return [
    given('riskFreeRate'),
    row(
      t(inputs.unleveredBeta),
      [decimal(buildUp.unleveredBeta, shortestDecimals(buildUp.unleveredBeta ?? 0, 3))],
      { letter: letters.add(joinSentences(sourceOf(context, 'unleveredBeta'))) },
    ),
    ...correctedBetaRows(context, letters),
    row(t(figures.leveredBeta), [decimal(computed('leveredBeta'), 3)], {
      letter: letters.add(joinSentences(leveredBetaNote(context))),
    }),
    given('equityRiskPremium'),
    given('countryRiskPremium'),
    given('sizePremium'),
    specificPremiumRow(context, letters),
    row(t(figures.costOfEquity), [rate(computed('costOfEquity'))], { kind: 'strong' }),
    row(t(figures.costOfDebt), [rate(computed('costOfDebt'))], {
      letter: letters.add(
        joinSentences(
          costOfDebtNote(context),
          ratingNote(context),
          sourceOf(context, 'debtSpread'),
        ),
      ),
    }),
    row(t(msg`Después de impuestos (× ${afterTax})`), [rate(computed('afterTaxCostOfDebt'))]),
    row(t(msg`Peso fondos propios / deuda`), [weights], {
      letter: letters.add(
        joinSentences(weightsNote(context), roundsNote(context), sourceOf(context, 'debtToEquity')),
      ),
    }),
  ];
};

/**
 * The name of the single WACC shown for a valuation; with a rate for every year it is the WACC of the terminal value.
 */
export const costOfCapitalName = (documents: readonly ValuationDocument[], t: Translate): string =>
  documents.some(({ costOfCapital }) => costOfCapital.path !== undefined)
    ? t(msg`WACC terminal`)
    : t(msg`WACC`);

/** For a rate for every year: the table of flows prints all of them, this one only the first and the last. */
const yearlyRateView = (context: ReportContext, letters: LetteredNotes): LedgerView => {
  const { numbers, projected, projectedYears, result, t } = context;
  const [first = 0] = projectedYears;
  const last = projectedYears.at(-1) ?? 0;
  const rate = (year: number) => numbers.rate(projected(year, 'costOfCapital') ?? 0, 2);
  const note = joinSentences(
    t(msg`Un coste por año; el del último vale también para el valor terminal`),
    context.source('costOfCapital.path'),
  );
  const [from, to] = [String(first), String(last)];
  return {
    title: t(valuationTerms.costOfCapitalNames.short),
    rows: [
      row(t(msg`WACC de ${from}`), [rate(first)], { letter: letters.add(note) }),
      ...(last === first ? [] : [row(t(msg`WACC de ${to}`), [rate(last)])]),
      row(
        costOfCapitalName([context.document], t),
        [numbers.rate(result.weightedAverageCostOfCapital ?? 0, 2)],
        {
          kind: 'total',
        },
      ),
    ],
  };
};

/** From the risk-free rate to the weighted average cost of capital, or only the latter when it was given. */
export const costOfCapitalView = (context: ReportContext, letters: LetteredNotes): LedgerView => {
  const { document, numbers, result, t } = context;
  if (document.costOfCapital.path !== undefined) return yearlyRateView(context, letters);
  const direct = document.costOfCapital.mode === 'direct';
  const rows = direct ? [] : buildUpRows(context, letters);
  const given = joinSentences(
    t(msg`Introducido directamente, sin desglose`),
    context.source('costOfCapital.weightedAverageCostOfCapital'),
  );
  return {
    title: t(valuationTerms.costOfCapitalNames.short),
    rows: [
      ...rows,
      row(
        costOfCapitalName([document], t),
        [numbers.rate(result.weightedAverageCostOfCapital ?? 0, 2)],
        {
          kind: 'total',
          letter: direct ? letters.add(given) : '',
        },
      ),
    ],
  };
};
