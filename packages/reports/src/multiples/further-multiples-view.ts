import { msg } from '@lingui/core/macro';
import { multipleChainText } from '@valia/i18n/multiple-chain-text.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { multipleChain } from '@valia/valuation/multiples/multiple-chain.ts';
import { furtherMultipleKinds, type MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import {
  ebitdaForMultiples,
  ebitdaForMultiplesName,
  ebitForMultiples,
  ebitForMultiplesName,
} from '../leases/leases-view.ts';
import type { ReportContext } from '../content/report-context.ts';
import { cell, column, type ReportTable, row } from '../content/report-table.ts';
import { unitName } from '@valia/figures/words/unit-name.ts';

/** One of several multiples, the figure to which it is applied, and its result. Null when it has no value. */
export interface MultipleCase {
  kind: MultipleKind;
  weight: number;
  metric: number;
  applied: number;
  equity: number;
}

const metricOf = (context: ReportContext, kind: MultipleKind): number => {
  const { account, baseYear, document } = context;
  switch (kind) {
    case 'evToEbitda':
      return ebitdaForMultiples(context);
    case 'evToSales':
      return account(baseYear, 'revenue') ?? 0;
    case 'evToEbit':
      return ebitForMultiples(context) ?? 0;
    case 'priceToEarnings':
      return document.multiples.netIncome ?? 0;
  }
};

/** The multiples used in the value, in their order; empty unless there are several. */
export const multipleCases = (context: ReportContext): MultipleCase[] => {
  const { document, figure } = context;
  const { evToEbitdaWeight = 1, further } = document.multiples;
  if (further === undefined) return [];
  const weights: [MultipleKind, number | null][] = [
    ['evToEbitda', evToEbitdaWeight],
    ...furtherMultipleKinds.map((kind): [MultipleKind, number | null] => [
      kind,
      further[kind]?.weight ?? null,
    ]),
  ];
  return weights.flatMap(([kind, weight]) => {
    const applied =
      figure(figureId.multiple(kind, 'appliedMultiple.central')) ??
      (kind === 'evToEbitda' ? figure(figureId.appliedMultiple('central')) : null);
    const equity = figure(figureId.multiple(kind, 'equityValue.central'));
    if (weight === null || weight === 0 || applied === null || equity === null) return [];
    return [{ kind, weight, metric: metricOf(context, kind), applied, equity }];
  });
};

export const metricName = (context: ReportContext, kind: MultipleKind): string => {
  const { accountFigures, multipleInputs } = valuationTerms;
  const names = {
    evToEbitda: ebitdaForMultiplesName(context),
    evToSales: context.t(accountFigures.revenue),
    evToEbit: ebitForMultiplesName(context),
    priceToEarnings: context.t(multipleInputs.netIncome),
  };
  return names[kind];
};

/** The figure to which a multiple refers, and its derivation when it is not applied as given. */
const detailOf = (context: ReportContext, kind: MultipleKind): string => {
  const { document, input } = context;
  const name = metricName(context, kind);
  const chain = multipleChain(document.multiples, input.outcome.figures, kind);
  if (chain === null || chain.by === null) return name;
  return `${name}, ${multipleChainText(chain, { language: input.language, decimals: 2 })}`;
};

/** Several multiples side by side, and their mean by weight; null for EV/EBITDA alone. */
export const furtherMultiplesTable = (context: ReportContext): ReportTable | null => {
  const { numbers, result, t } = context;
  const cases = multipleCases(context);
  if (cases.length === 0) return null;
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  return {
    corner: unitName(context.numbers),
    columns: [
      column(t(msg`Importe`)),
      column(t(valuationTerms.multiples.appliedMultiple)),
      column(t(valuationTerms.result.equity)),
      column(t(msg`Peso`)),
    ],
    rows: [
      ...cases.map(({ applied, equity, kind, metric, weight }) =>
        row(
          t(valuationTerms.multipleKinds[kind]),
          [
            numbers.money(metric),
            numbers.multiple(applied, 3),
            numbers.money(equity),
            numbers.share(weight / total),
          ],
          { detail: detailOf(context, kind) },
        ),
      ),
      row(
        t(msg`Fondos propios por múltiplos`),
        ['', '', cell(numbers.money(result.multiples?.equityValue.central ?? 0), 'none'), ''],
        { kind: 'total' },
      ),
    ],
  };
};
