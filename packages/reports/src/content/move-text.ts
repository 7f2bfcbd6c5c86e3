import { msg } from '@lingui/core/macro';
import { driverTerm } from '@valia/i18n/terms/movable-driver-terms.ts';
import type { Distribution } from '@valia/valuation/monte-carlo/distribution.ts';
import { driverUnit } from '@valia/valuation/moves/driver-unit.ts';
import type { DriverMove, MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import type { ReportContext } from './report-context.ts';
import { shortestDecimals } from './report-numbers.ts';

export const driverName = ({ document, t }: ReportContext, driver: MovableDriver): string =>
  t(driverTerm(driver, document.projection));

/** A name inside a sentence: `margen EBITDA`, but `EV/EBITDA`. */
export const withinSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;

/** A level of a driver, or a size of change without its sign: `9,50 %`, `1 pp`, `0,5x`. */
const sizeText = ({ numbers }: ReportContext, driver: MovableDriver, size: number): string => {
  const unit = driverUnit(driver);
  if (unit === 'relative') return numbers.amount(size);
  if (unit === 'multiple') return numbers.multiple(size, Math.max(1, shortestDecimals(size, 2)));
  const points = size * 100;
  return `${numbers.number(points, shortestDecimals(points, 2))}\u00a0pp`;
};

/** `+1 pp`, `−0,5x`, `× 1,10`. */
export const changeText = (
  context: ReportContext,
  driver: MovableDriver,
  { amount, apply }: Pick<DriverMove, 'amount' | 'apply'>,
): string => {
  if (apply === 'factor') return `× ${context.numbers.number(amount, 2)}`;
  const sign = amount === 0 ? '' : amount < 0 ? '\u2212' : '+';
  return `${sign}${sizeText(context, driver, Math.abs(amount))}`;
};

/** How far around the mean: `1 pp`, `0,5x`, and of a factor its share, `10,0 %`. */
const deviationText = (
  context: ReportContext,
  driver: MovableDriver,
  { amount, apply }: Pick<DriverMove, 'amount' | 'apply'>,
): string =>
  apply === 'factor' ? context.numbers.rate(amount) : sizeText(context, driver, Math.abs(amount));

export const distributionText = (
  context: ReportContext,
  driver: MovableDriver,
  apply: DriverMove['apply'],
  distribution: Distribution,
): string => {
  const { t } = context;
  const text = (amount: number) => changeText(context, driver, { amount, apply });
  if (distribution.kind === 'normal' || distribution.kind === 'lognormal') {
    const mean = text(distribution.mean);
    const deviation = deviationText(context, driver, { amount: distribution.deviation, apply });
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
