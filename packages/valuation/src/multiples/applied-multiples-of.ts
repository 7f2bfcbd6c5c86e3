import { figureId, type Figures, type RangePoint } from '../figure.ts';
import { allKnown } from '../trace/all-known.ts';
import type { MultipleKind } from '../valuation-inputs.ts';

/** The figure id of one end of a multiple after its size adjustment. */
export const appliedMultipleId = (kind: MultipleKind, point: RangePoint): string =>
  kind === 'evToEbitda'
    ? figureId.appliedMultiple(point)
    : figureId.multiple(kind, `appliedMultiple.${point}`);

/**
 * The low, central and high value of a multiple after its size adjustment, in times; null for a multiple that is not in
 * use.
 */
export const appliedMultiplesOf = (
  figures: Figures,
  kind: MultipleKind,
): Record<RangePoint, number> | null => {
  const at = (point: RangePoint): number | null =>
    figures[appliedMultipleId(kind, point)]?.value ?? null;
  return allKnown({ low: at('low'), central: at('central'), high: at('high') });
};
