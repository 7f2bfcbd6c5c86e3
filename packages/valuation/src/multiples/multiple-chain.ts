import { figureId, type Figures } from '../figure.ts';
import type { MultiplesInputs } from '../valuation-inputs.ts';
import { carriesSizeStep, followsSize, sizeStepReach } from './size-step-reach.ts';

/** From the multiple that EV/EBITDA starts from to the one applied; `by` is null where it is applied as it is. */
export interface MultipleChain {
  from: number;
  /** A factor multiplies, a step is a fraction that adds: −0.5 is 50 % less. */
  by: { kind: 'factor' | 'step'; value: number } | null;
  applied: number;
}

/** How the central EV/EBITDA came to be; null where there is none. */
export const multipleChain = (
  multiples: MultiplesInputs,
  figures: Figures,
): MultipleChain | null => {
  const valueOf = (id: string): number | undefined => figures[id]?.value;
  const applied = valueOf(figureId.appliedMultiple('central'));
  if (applied === undefined) return null;
  const plain = { from: applied, by: null, applied };
  const given =
    valueOf(figureId.multiple('evToEbitda', 'listed.central')) ?? multiples.evToEbitda.central;
  if (given === null) return plain;
  const factor = valueOf(figureId.sizeFactor());
  if (followsSize(multiples, 'evToEbitda') && factor !== undefined) {
    return { from: given, by: { kind: 'factor', value: factor }, applied };
  }
  const step = valueOf(figureId.sizeStep());
  const isWhole =
    carriesSizeStep(multiples, 'evToEbitda') && sizeStepReach(multiples, 'evToEbitda') === 'whole';
  return step !== undefined && step !== 0 && isWhole
    ? { from: given, by: { kind: 'step', value: step }, applied }
    : plain;
};
