import { figureId, type Figures, type RangePoint } from '../figure.ts';
import type { MultipleKind } from '../valuation-inputs.ts';

const idOf = (kind: MultipleKind, point: RangePoint): string =>
  kind === 'evToEbitda'
    ? figureId.appliedMultiple(point)
    : figureId.multiple(kind, `appliedMultiple.${point}`);

/** The three ends of a multiple after its size step, times; null for one that is not in use. */
export const appliedMultiplesOf = (
  figures: Figures,
  kind: MultipleKind,
): Record<RangePoint, number> | null => {
  const at = (point: RangePoint): number | null => figures[idOf(kind, point)]?.value ?? null;
  const [low, central, high] = [at('low'), at('central'), at('high')];
  return low === null || central === null || high === null ? null : { low, central, high };
};
