import { figureId, type Figures, type RangePoint } from '../figure.ts';
import { allKnown } from '../trace/all-known.ts';
import type { MultipleKind } from '../valuation-inputs.ts';

/** The figure of an end of a multiple after its size step. */
export const appliedMultipleId = (kind: MultipleKind, point: RangePoint): string =>
  kind === 'evToEbitda'
    ? figureId.appliedMultiple(point)
    : figureId.multiple(kind, `appliedMultiple.${point}`);

/** The three ends of a multiple after its size step, times; null for one that is not in use. */
export const appliedMultiplesOf = (
  figures: Figures,
  kind: MultipleKind,
): Record<RangePoint, number> | null => {
  const at = (point: RangePoint): number | null =>
    figures[appliedMultipleId(kind, point)]?.value ?? null;
  return allKnown({ low: at('low'), central: at('central'), high: at('high') });
};
