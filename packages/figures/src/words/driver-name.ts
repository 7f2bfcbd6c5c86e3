import { driverTerm } from '@valia/i18n/terms/movable-driver-terms.ts';
import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import type { FigureFormatters } from './figure-formatters.ts';

/** The name of a driver in this valuation. */
export const driverName = (
  { projection, t }: Pick<FigureFormatters, 'projection' | 't'>,
  driver: MovableDriver,
): string => t(driverTerm(driver, projection));
