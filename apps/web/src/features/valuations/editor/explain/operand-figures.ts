import type { Figure, Figures } from '@valia/valuation/figure.ts';

/** The figures for one operand of a formula; several when it repeats, none when the accounts leave it blank. */
export const operandFigures = (figure: Figure, symbol: string, figures: Figures): Figure[] =>
  figure.inputs.flatMap((input) => {
    const found = input.symbol === symbol ? figures[input.figure] : undefined;
    return found === undefined ? [] : [found];
  });
