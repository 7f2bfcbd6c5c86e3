import { msg } from '@lingui/core/macro';
import { type CostOfCapitalFigure, figureId } from '@valia/valuation/figure.ts';
import type { CostOfCapitalInput } from '@valia/valuation/valuation-inputs.ts';
import { type ReportContext, sentences } from './report-context.ts';
import { shortestDecimals } from './report-numbers.ts';
import { type LetteredNotes, type ReportRow, row } from './report-table.ts';

export interface LedgerView {
  title: string;
  rows: ReportRow[];
}

const sourceOf = ({ source }: ReportContext, input: CostOfCapitalInput): string =>
  source(`costOfCapital.buildUp.${input}`);

const leveredBetaNote = ({ document, numbers, t }: ReportContext): string => {
  const { debtToEquity, taxRate, unleveredBeta } = document.costOfCapital.buildUp;
  const beta = numbers.number(unleveredBeta ?? 0, 2);
  const afterTax = numbers.number(1 - (taxRate ?? 0), 2);
  const debt = numbers.number(debtToEquity ?? 0, 2);
  return t(msg`${beta} × (1 + ${afterTax} × ${debt})`);
};

const costOfDebtNote = ({ document, numbers, t }: ReportContext): string => {
  const { countryDefaultSpread, debtSpread, riskFreeRate } = document.costOfCapital.buildUp;
  const percent = (part: number | null) => numbers.number((part ?? 0) * 100, 2);
  const free = percent(riskFreeRate);
  const spread = percent(debtSpread);
  const country = percent(countryDefaultSpread);
  return t(msg`${free} sin riesgo + ${spread} de diferencial + ${country} de país`);
};

const buildUpRows = (context: ReportContext, letters: LetteredNotes): ReportRow[] => {
  const { document, figure, numbers, t } = context;
  const { buildUp } = document.costOfCapital;
  const missing = t(msg`n. d.`);
  const rate = (value: number | null) => (value === null ? missing : numbers.rate(value, 2));
  const computed = (name: CostOfCapitalFigure) => figure(figureId.costOfCapital(name));
  const given = (label: string, input: CostOfCapitalInput) =>
    row(label, [rate(buildUp[input])], {
      letter: letters.add(sentences(sourceOf(context, input))),
    });
  const decimal = (value: number | null, decimals: number) =>
    value === null ? missing : numbers.number(value, decimals);
  const afterTax = decimal(buildUp.taxRate === null ? null : 1 - buildUp.taxRate, 2);
  const weights = [computed('equityWeight'), computed('debtWeight')]
    .map((weight) => (weight === null ? missing : numbers.rate(weight)))
    .join(' / ');
  return [
    given(t(msg`Tipo libre de riesgo`), 'riskFreeRate'),
    row(
      t(msg`Beta desapalancada`),
      [decimal(buildUp.unleveredBeta, shortestDecimals(buildUp.unleveredBeta ?? 0, 3))],
      {
        letter: letters.add(sentences(sourceOf(context, 'unleveredBeta'))),
      },
    ),
    row(t(msg`Beta apalancada`), [decimal(computed('leveredBeta'), 3)], {
      letter: letters.add(sentences(leveredBetaNote(context))),
    }),
    given(t(msg`Prima de riesgo de mercado`), 'equityRiskPremium'),
    given(t(msg`Prima de riesgo país`), 'countryRiskPremium'),
    given(t(msg`Prima por tamaño`), 'sizePremium'),
    given(t(msg`Prima de riesgo específico`), 'specificRiskPremium'),
    row(t(msg`Coste de los fondos propios`), [rate(computed('costOfEquity'))], { kind: 'strong' }),
    row(t(msg`Coste de la deuda`), [rate(computed('costOfDebt'))], {
      letter: letters.add(sentences(costOfDebtNote(context), sourceOf(context, 'debtSpread'))),
    }),
    row(t(msg`Tras impuesto (× ${afterTax})`), [rate(computed('afterTaxCostOfDebt'))]),
    row(t(msg`Peso fondos propios / deuda`), [weights], {
      letter: letters.add(sentences(sourceOf(context, 'debtToEquity'))),
    }),
  ];
};

/** From the risk-free rate to the weighted average cost of capital, or that alone when it was given. */
export const costOfCapitalView = (context: ReportContext, letters: LetteredNotes): LedgerView => {
  const { document, numbers, result, t } = context;
  const direct = document.costOfCapital.mode === 'direct';
  const rows = direct ? [] : buildUpRows(context, letters);
  const given = sentences(
    t(msg`Introducido directamente, sin desglose`),
    context.source('costOfCapital.weightedAverageCostOfCapital'),
  );
  return {
    title: t(msg`Coste de capital (WACC)`),
    rows: [
      ...rows,
      row(t(msg`WACC`), [numbers.rate(result.weightedAverageCostOfCapital ?? 0, 2)], {
        kind: 'total',
        letter: direct ? letters.add(given) : '',
      }),
    ],
  };
};
