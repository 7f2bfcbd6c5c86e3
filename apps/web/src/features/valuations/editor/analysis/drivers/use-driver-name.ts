import { driverName } from '@valia/figures/words/driver-name.ts';
import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { useFigureFormatters } from '../../figures/use-figure-formatters.ts';

/** The name of a driver in this valuation. */
export const useDriverName = (): ((driver: MovableDriver) => string) => {
  const words = useFigureFormatters();
  return (driver) => driverName(words, driver);
};
