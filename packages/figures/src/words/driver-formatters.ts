import { msg } from '@lingui/core/macro';
import type { Distribution } from '@valia/valuation/monte-carlo/distribution.ts';
import { driverUnit } from '@valia/valuation/moves/driver-unit.ts';
import type { DriverMove, MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import { type FigureFormatters, shortestDecimals } from './figure-formatters.ts';

type Move = Pick<DriverMove, 'amount' | 'apply'>;

/** The notation of a driver and of its changes. */
export interface DriverFormatters {
  /** The size of a change without its sign: `1 pp`, `0,5x`, `63.717 €`. */
  size: (driver: MovableDriver, size: number) => string;
  /** A change with its sign: `+1 pp`, `−0,5x`, `×1,10`. */
  change: (driver: MovableDriver, move: Move) => string;
  /** The value of a driver: `10,80 %`, `6,20x`, `1.076.090 €`. */
  level: (driver: MovableDriver, value: number) => string;
}

export const driverFormatters = ({
  amount,
  change,
  multiple,
  number,
  points,
  rate,
  signedAmount,
}: FigureFormatters): DriverFormatters => {
  const size = (driver: MovableDriver, value: number): string => {
    const unit = driverUnit(driver);
    if (unit === 'relative') return amount(value);
    return unit === 'multiple'
      ? multiple(value, Math.max(1, shortestDecimals(value, 2)))
      : points(value);
  };
  return {
    size,
    change: (driver, move) => {
      if (move.apply === 'factor') return `×${number(move.amount, 2)}`;
      return driverUnit(driver) === 'relative'
        ? signedAmount(move.amount)
        : change(move.amount, (value) => size(driver, value));
    },
    level: (driver, value) => {
      const unit = driverUnit(driver);
      if (unit === 'relative') return amount(value);
      return unit === 'multiple' ? multiple(value) : rate(value, 2);
    },
  };
};

/** The distribution of a driver: `normal, media +1 pp, desviación 0,5 pp`. */
export const distributionText = (
  words: FigureFormatters,
  driver: MovableDriver,
  apply: DriverMove['apply'],
  distribution: Distribution,
): string => {
  const { rate, t } = words;
  const { change, size } = driverFormatters(words);
  const text = (amount: number) => change(driver, { amount, apply });
  if (distribution.kind === 'normal' || distribution.kind === 'lognormal') {
    const mean = text(distribution.mean);
    const spread = Math.abs(distribution.deviation);
    const deviation = apply === 'factor' ? rate(distribution.deviation) : size(driver, spread);
    return distribution.kind === 'normal'
      ? t(msg`normal, media ${mean}, desviación ${deviation}`)
      : t(msg`lognormal, media ${mean}, desviación ${deviation}`);
  }
  const [minimum, mode, maximum] = [
    text(distribution.minimum),
    text(distribution.mode),
    text(distribution.maximum),
  ];
  return distribution.kind === 'triangular'
    ? t(msg`triangular, de ${minimum} a ${maximum}, lo más probable ${mode}`)
    : t(msg`PERT, de ${minimum} a ${maximum}, lo más probable ${mode}`);
};
