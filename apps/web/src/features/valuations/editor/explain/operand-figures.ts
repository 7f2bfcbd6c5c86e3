import type { Figure, Figures } from '@valia/valuation/figure.ts';

/** The figures that stand for one operand of a formula; several where it repeats, none where accounts leave it blank. */
export const operandFigures = (figure: Figure, symbol: string, figures: Figures): Figure[] =>
  figure.inputs.flatMap((input) => {
    const found = input.symbol === symbol ? figures[input.figure] : undefined;
    return found === undefined ? [] : [found];
  });
