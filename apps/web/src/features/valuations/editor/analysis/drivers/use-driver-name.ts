import { driverTerm } from '@valia/i18n/terms/movable-driver-terms.ts';
import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { useEditor } from '../../editor-context.ts';
import { useDescriptions } from '../../use-descriptions.ts';

/** What this valuation calls a driver. */
export const useDriverName = (): ((driver: MovableDriver) => string) => {
  const { projection } = useEditor().document;
  const { term } = useDescriptions();
  return (driver) => term(driverTerm(driver, projection));
};
