import { formatMultiple, formatNumber, formatRate } from '@valia/i18n/format.ts';
import type { DriverMove, MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { useEditor } from '../../editor-context.ts';
import { useMoney } from '../../use-money.ts';
import { driverUnit } from '@valia/valuation/moves/driver-unit.ts';

const trueMinus = '\u2212';

/** Writes drivers and what moves them. */
export const useMoveText = () => {
  const { language } = useEditor();
  const { money, signedMoney } = useMoney();
  const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;
  const points = (value: number, decimals = isWhole(value * 100) ? 0 : 1) =>
    `${formatNumber(value * 100, { language, decimals })}\u00a0pp`;

  /** A size: `1 pp`, `0,5x`, `5 %`. */
  const amount = (driver: MovableDriver, value: number): string => {
    const unit = driverUnit(driver);
    if (unit === 'relative' || driver === 'sizeStep')
      return formatRate(value, { language, decimals: 0 });
    return unit === 'multiple' ? formatMultiple(value, { language }) : points(value);
  };

  /** A change with its sign: `+1,2 pp`, `−0,5x`, `×1,1`. */
  const change = (
    driver: MovableDriver,
    value: number,
    apply: DriverMove['apply'] = 'shift',
  ): string => {
    if (apply === 'factor') return `×${formatNumber(value, { language, decimals: 2 })}`;
    if (driverUnit(driver) === 'relative') return signedMoney(value);
    const sign = value < 0 ? trueMinus : '+';
    const size = Math.abs(value);
    return driverUnit(driver) === 'multiple'
      ? `${sign}${formatMultiple(size, { language, decimals: 2 })}`
      : `${sign}${points(size, 2)}`;
  };

  /** What a driver is: `10,8 %`, `6,2x`, `1.076.090 €`. */
  const level = (driver: MovableDriver, value: number): string => {
    const unit = driverUnit(driver);
    if (unit === 'relative') return money(value);
    return unit === 'multiple'
      ? formatMultiple(value, { language, decimals: 2 })
      : formatRate(value, { language, decimals: 2 });
  };

  return { amount, change, level, points };
};
