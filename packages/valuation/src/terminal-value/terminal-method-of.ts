import type { TerminalValueInputs } from '../valuation-inputs.ts';

export type TerminalMethod = TerminalValueInputs['method'] | 'averaged';

/** The method of the terminal value; an average with all its weight on one method is that method alone. */
export const terminalMethodOf = ({ method, average }: TerminalValueInputs): TerminalMethod => {
  if (average === undefined) return method;
  if (average.gordonWeight === 1) return 'gordon';
  return average.gordonWeight === 0 ? 'exit-multiple' : 'averaged';
};

/** Whether the range and the sensitivity move the perpetual growth; otherwise they move the exit multiple. */
export const isGrowthDriven = (terminal: TerminalValueInputs): boolean => {
  const kind = terminalMethodOf(terminal);
  return kind === 'gordon' || (kind === 'averaged' && terminal.method === 'gordon');
};
