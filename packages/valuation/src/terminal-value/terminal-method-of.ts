import type { TerminalValueInputs } from '../valuation-inputs.ts';

export type TerminalMethod = TerminalValueInputs['method'] | 'averaged';

/** How the value after the projection is reached: an average all of whose weight is on one side is that side alone. */
export const terminalMethodOf = ({ method, average }: TerminalValueInputs): TerminalMethod => {
  if (average === undefined) return method;
  if (average.gordonWeight === 1) return 'gordon';
  return average.gordonWeight === 0 ? 'exit-multiple' : 'averaged';
};

/** Whether the range and the sensitivity move the perpetual growth; else they move the exit multiple. */
export const isLedByGrowth = (terminal: TerminalValueInputs): boolean => {
  const kind = terminalMethodOf(terminal);
  return kind === 'gordon' || (kind === 'averaged' && terminal.method === 'gordon');
};
