import { addUp, type PrintedRounding } from './add-up.ts';

interface Steps<Step extends { effect: number }> {
  from: number;
  to: number;
  steps: readonly Step[];
}

/** Steps from one figure to another as they are printed: they add up, and both ends keep their own rounding. */
export const printedSteps = <Step extends { effect: number }>(
  { from, to, steps }: Steps<Step>,
  rounding: PrintedRounding,
): { from: number; to: number; steps: Step[] } => {
  const idOf = (place: number): string => `step.${String(place)}`;
  const values = new Map([
    ['from', from],
    ['to', to],
    ...steps.map(({ effect }, place) => [idOf(place), effect] as const),
  ]);
  const parts = ['from', ...steps.map((_step, place) => idOf(place))];
  const sum = { total: 'to', parts: parts.map((id) => ({ id, sign: 1 as const })) };
  const printed = addUp(values, [sum], { ...rounding, heads: ['from'] });
  const of = (id: string): number => printed.get(id) ?? 0;
  return {
    from: of('from'),
    to: of('to'),
    steps: steps.map((step, place) => ({ ...step, effect: of(idOf(place)) })),
  };
};
