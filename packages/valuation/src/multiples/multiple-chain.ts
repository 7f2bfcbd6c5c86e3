import { figureId, type Figures } from '../figure.ts';
import type { MultipleKind, MultiplesInputs } from '../valuation-inputs.ts';
import { appliedMultipleId } from './applied-multiples-of.ts';
import { followsSize, sizeStepReach } from './size-step-reach.ts';

/** From the multiple that is given to the one applied; `by` is null where it is applied as it is. */
export interface MultipleChain {
  from: number;
  /** A factor multiplies, a step is a fraction that adds: −0.5 is 50 % less. */
  by: { kind: 'factor' | 'step'; value: number } | null;
  applied: number;
}

/** How the central multiple of a kind came to be; null where there is none. */
export const multipleChain = (
  multiples: MultiplesInputs,
  figures: Figures,
  kind: MultipleKind = 'evToEbitda',
): MultipleChain | null => {
  const valueOf = (id: string): number | undefined => figures[id]?.value;
  const applied = valueOf(appliedMultipleId(kind, 'central'));
  if (applied === undefined) return null;
  const plain = { from: applied, by: null, applied };
  const typed = kind === 'evToEbitda' ? multiples.evToEbitda : multiples.further?.[kind];
  const given = valueOf(figureId.multiple(kind, 'listed.central')) ?? typed?.central ?? null;
  if (given === null) return plain;
  const factor = valueOf(figureId.sizeFactor());
  if (followsSize(multiples, kind) && factor !== undefined) {
    return { from: given, by: { kind: 'factor', value: factor }, applied };
  }
  const step = valueOf(figureId.sizeStep());
  const isWhole = sizeStepReach(multiples, kind) === 'whole';
  return step !== undefined && step !== 0 && isWhole
    ? { from: given, by: { kind: 'step', value: step }, applied }
    : plain;
};
