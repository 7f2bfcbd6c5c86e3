import { msg } from '@lingui/core/macro';
import { figureId } from '@valia/valuation/figure.ts';
import { shortestDecimals } from '../content/report-numbers.ts';
import type { ReportContext } from '../content/report-context.ts';
import { type MarginNote, remark } from '../content/report-table.ts';

/** With the decimals that give the step again to a hundredth of a point. */
const factorText = ({ numbers }: ReportContext, factor: number): string =>
  numbers.number(factor, Math.max(2, shortestDecimals(factor, 5)));

/** The curve of size by its nodes, and the factor that it gives this company; empty without deals. */
export const dealCurveNotes = (context: ReportContext): MarginNote[] => {
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

/** How deals bring a listed EV/EBITDA down to the company's size, as the step was reached. */
export const stepOfDealsText = (context: ReportContext): string => {
  const { input, numbers } = context;
  const { figures } = input.outcome;
  const step = figures[figureId.sizeStep()];
  const valueOf = (symbol: string): number => {
    const operand = step?.inputs.find((one) => one.symbol === symbol);
    return operand === undefined ? 0 : (figures[operand.figure]?.value ?? 0);
  };
  const written = (symbol: string): string => {
    const value = valueOf(symbol);
    return numbers.number(value, shortestDecimals(value, 4));
  };
  const factor = factorText(context, valueOf('sizeFactor'));
  const result = numbers.rate(step?.value ?? 0, 2);
  return `${written('average')} × ${factor} × (${written('multiple')} / ${written('listedAverage')})^${written('listedExponent')} / ${written('multiple')} − 1 = ${result}`;
};
