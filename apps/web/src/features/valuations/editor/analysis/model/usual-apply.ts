import { driverUnit } from '@valia/valuation/driver-unit.ts';
import type { DriverMove, MovableDriver } from '@valia/valuation/move-driver.ts';
import type { FieldKind } from '../../model/field-kind.ts';

/** How a driver is moved unless told: an amount in its own unit, the EBITDA by a factor. */
export const usualApply = (driver: MovableDriver): DriverMove['apply'] =>
  driverUnit(driver) === 'relative' ? 'factor' : 'shift';

/** How an amount that moves a driver is typed: a factor is a plain number. */
export const amountKind = (driver: MovableDriver, apply: DriverMove['apply']): FieldKind =>
  apply === 'factor' || driverUnit(driver) === 'relative'
    ? 'decimal'
    : driverUnit(driver) === 'multiple'
      ? 'multiple'
      : 'rate';
