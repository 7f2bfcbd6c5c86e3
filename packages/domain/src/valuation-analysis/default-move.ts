import { driverUnit } from '@valia/valuation/moves/driver-unit.ts';
import type { DriverMove, MovableDriver } from '@valia/valuation/moves/move-driver.ts';

/** How a driver is moved unless told: an amount in its own unit, the EBITDA by a factor. */
export const defaultMove = (driver: MovableDriver): DriverMove['apply'] =>
  driverUnit(driver) === 'relative' ? 'factor' : 'shift';
