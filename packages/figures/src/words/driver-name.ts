import { driverTerm } from '@valia/i18n/terms/movable-driver-terms.ts';
import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import type { FigureWords } from './figure-words.ts';

/** What this valuation calls a driver. */
export const driverName = (
  { projection, t }: Pick<FigureWords, 'projection' | 't'>,
  driver: MovableDriver,
): string => t(driverTerm(driver, projection));
