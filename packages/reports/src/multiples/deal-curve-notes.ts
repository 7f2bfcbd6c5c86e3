import { msg } from '@lingui/core/macro';
import { figureId } from '@valia/valuation/figure.ts';
import type { listedAtSize } from '@valia/valuation/multiples/listed-at-size.ts';
import { findFormulaOperands } from '../content/find-formula-operands.ts';
import { shortestDecimals } from '@valia/figures/words/figure-formatters.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type SideNote, remark } from '../content/report-table.ts';

/** With enough decimals to recompute the size adjustment to a hundredth of a percentage point. */
const factorText = ({ numbers }: ReportContext, factor: number): string =>
  numbers.number(factor, Math.max(2, shortestDecimals(factor, 5)));

/** The size curve by its nodes, and its factor for this company; empty without deals. */
export const dealCurveNotes = (context: ReportContext): SideNote[] => {
  const { document, figure, numbers, result, t } = context;
  const { deals } = document.multiples;
  const factor = figure(figureId.sizeFactor());
  if (deals === undefined || factor === null) return [];
  const nodes = deals.nodes
    .map((node) => {
      const millions = node.ebitda / 1_000_000;
      const ebitda = numbers.scaled(millions, 'millions', shortestDecimals(millions, 3));
      return `${ebitda}: ${numbers.number(node.factor, 2)}`;
    })
    .join('; ');
  const at = factorText(context, factor);
  const ebitda = numbers.amount(result.normalisedEbitda);
  return [
    remark(
      t(
        msg`${at} con ${ebitda} de EBITDA. Por EBITDA, ${nodes}; lineal en su logaritmo entre dos y constante fuera.`,
      ),
      t(msg`Factor de tamaño:`),
    ),
  ];
};

type ListedFigures = Parameters<typeof listedAtSize>[2] & { multiple: number; factor: number };

/**
 * The fraction of a listed EV/EBITDA that remains at the company's size according to deals: `5,25 × 0,954 × (14,98 /
 * 10,8)^0,35 / 14,98`.
 */
export const listedAtSizeText = (
  context: ReportContext,
  { average, factor, listedAverage, listedExponent, multiple }: ListedFigures,
): string => {
  const written = (value: number): string =>
    context.numbers.number(value, shortestDecimals(value, 4));
  const listed = written(multiple);
  return `${written(average)} × ${factorText(context, factor)} × (${listed} / ${written(listedAverage)})^${written(listedExponent)} / ${listed}`;
};

/** The derivation of the size adjustment based on deals. */
export const sizeStepByDealsText = (context: ReportContext): string => {
  const { figures } = context.input.outcome;
  const step = figures[figureId.sizeStep()];
  const valueOf = findFormulaOperands(figures, step);
  const text = listedAtSizeText(context, {
    average: valueOf('average'),
    factor: valueOf('sizeFactor'),
    multiple: valueOf('multiple'),
    listedAverage: valueOf('listedAverage'),
    listedExponent: valueOf('listedExponent'),
  });
  return `${text} − 1 = ${context.numbers.rate(step?.value ?? 0, 2)}`;
};
