import { portablePower } from '../portable-math/portable-power.ts';

/** `(last / first)^(1 / years) − 1`; amounts in money, `years` > 0, answer a fraction. NaN when the signs differ. Source: standard. */
export const compoundAnnualGrowthRate = (first: number, last: number, years: number): number =>
  portablePower(last / first, 1 / years) - 1;
