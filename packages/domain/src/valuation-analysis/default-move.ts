import { driverUnit } from '@valia/valuation/moves/driver-unit.ts';
import type { DriverMove, MovableDriver } from '@valia/valuation/moves/move-driver.ts';

/** The default way of changing a driver: by an amount in its own unit, but by a factor for the EBITDA. */
export const defaultMove = (driver: MovableDriver): DriverMove['apply'] =>
  driverUnit(driver) === 'relative' ? 'factor' : 'shift';
