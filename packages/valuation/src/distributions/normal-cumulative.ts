import { portableExponential } from '../portable-math/portable-exponential.ts';

const numerator = [
  0.035_262_496_599_891_1, 0.700_383_064_443_688, 6.373_962_203_531_65, 33.912_866_078_383,
  112.079_291_497_871, 221.213_596_169_931, 220.206_867_912_376,
];
const denominator = [
  0.088_388_347_648_318_4, 1.755_667_163_182_64, 16.064_177_579_207, 86.780_732_202_946_1,
  296.564_248_779_674, 637.333_633_378_831, 793.826_512_519_948, 440.413_735_824_752,
];

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduce((value, coefficient) => value * x + coefficient);

const upperTail = (x: number): number => {
  if (x > 37) return 0;
  const density = portableExponential((-x * x) / 2);
  if (x < 7.071_067_811_865_47)
    return (density * polynomial(numerator, x)) / polynomial(denominator, x);
  const fraction = x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))));
  return density / fraction / 2.506_628_274_631;
};

/**
 * Standard normal distribution function, to 14 decimals.
 * Source: J. F. Hart's algorithm in double precision, G. West, "Better approximations to cumulative normal functions".
 */
export const normalCumulative = (x: number): number => (x > 0 ? 1 - upperTail(x) : upperTail(-x));
