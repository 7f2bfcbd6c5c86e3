import { portablePower } from '../portable-math/portable-power.ts';

/** Present value of 1 due in `time` years: `(1 + rate)^−time`. A pure number. */
export const discountFactor = (rate: number, time: number): number =>
  portablePower(1 + rate, -time);
