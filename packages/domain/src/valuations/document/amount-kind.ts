import { driverUnit } from '@valia/valuation/moves/driver-unit.ts';
import type { DriverMove, MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import type { ValuationDocument } from './valuation-document.ts';

export type AmountKind = 'rate' | 'multiple' | 'decimal';

/** The notation of an amount that changes a driver: a factor is a plain number. */
export const amountKind = (driver: MovableDriver, apply: DriverMove['apply']): AmountKind =>
  apply === 'factor' || driverUnit(driver) === 'relative'
    ? 'decimal'
    : driverUnit(driver) === 'multiple'
      ? 'multiple'
      : 'rate';

/** The notation of the amount at a path that changes a driver; null when the path is no such amount. */
export const amountKindAt = (
  path: string,
  { scenarios, analysis }: ValuationDocument,
): AmountKind | null => {
  const [, scenario, place] = /^scenarios\.(\d+)\.moves\.(\d+)\.amount$/u.exec(path) ?? [];
  const move = scenarios?.[Number(scenario)]?.moves[Number(place)];
  if (move !== undefined) return amountKind(move.driver, move.apply);
  const axis = /^analysis\.sensitivity\.(rows|columns)\.step$/u.exec(path)?.[1];
  const stepped = axis === 'rows' || axis === 'columns' ? analysis?.sensitivity?.[axis] : undefined;
  if (stepped !== undefined) return amountKind(stepped.driver, 'shift');
  const [, drawn] = /^analysis\.monteCarlo\.drivers\.(\d+)\.distribution\./u.exec(path) ?? [];
  const uncertain = analysis?.monteCarlo?.drivers[Number(drawn)];
  if (uncertain === undefined || path.endsWith('.kind')) return null;
  return amountKind(uncertain.driver, uncertain.apply);
};
