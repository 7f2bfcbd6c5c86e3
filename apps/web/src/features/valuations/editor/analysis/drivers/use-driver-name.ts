import { driverName } from '@valia/figures/words/driver-name.ts';
import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { useFigureWords } from '../../figures/use-figure-words.ts';

/** What this valuation calls a driver. */
export const useDriverName = (): ((driver: MovableDriver) => string) => {
  const words = useFigureWords();
  return (driver) => driverName(words, driver);
};
