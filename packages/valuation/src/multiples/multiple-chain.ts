import { figureId, type Figures } from '../figure.ts';
import type { MultipleKind, MultiplesInputs } from '../valuation-inputs.ts';
import { appliedMultipleId } from './applied-multiples-of.ts';
import { isSizeDependent, sizeStepReach } from './size-step-reach.ts';

/** The derivation of the applied multiple from the entered one; `by` is null when it is applied unchanged. */
export interface MultipleChain {
  from: number;
  /** A factor multiplies; a size adjustment is a fraction to add: −0.5 means 50 % less. */
  by: { kind: 'factor' | 'step'; value: number } | null;
  applied: number;
}

/** The derivation of the central multiple of a kind; null when there is none. */
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
  if (isSizeDependent(multiples, kind) && factor !== undefined) {
    return { from: given, by: { kind: 'factor', value: factor }, applied };
  }
  const step = valueOf(figureId.sizeStep());
  const isWhole = sizeStepReach(multiples, kind) === 'whole';
  return step !== undefined && step !== 0 && isWhole
    ? { from: given, by: { kind: 'step', value: step }, applied }
    : plain;
};
