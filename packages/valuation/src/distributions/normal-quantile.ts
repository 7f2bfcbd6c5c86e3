import { portableLogarithm } from '../portable-math/portable-logarithm.ts';

const central = 0.425;
const centralConstant = 0.180_625;
const farTail = 5;
const tailShift = 1.6;

const near = (r: number): number =>
  (((((((2509.080_928_730_122_7 * r + 33_430.575_583_588_13) * r + 67_265.770_927_008_7) * r +
    45_921.953_931_549_87) *
    r +
    13_731.693_765_509_46) *
    r +
    1971.590_950_306_551_3) *
    r +
    133.141_667_891_784_38) *
    r +
    3.387_132_872_796_366_5) /
  (((((((5226.495_278_852_854 * r + 28_729.085_735_721_943) * r + 39_307.895_800_092_71) * r +
    21_213.794_301_586_597) *
    r +
    5394.196_021_424_751) *
    r +
    687.187_007_492_057_9) *
    r +
    42.313_330_701_600_91) *
    r +
    1);

const middle = (r: number): number =>
  (((((((0.000_774_545_014_278_341_4 * r + 0.022_723_844_989_269_184) * r +
    0.241_780_725_177_450_6) *
    r +
    1.270_458_252_452_368_4) *
    r +
    3.647_848_324_763_204_5) *
    r +
    5.769_497_221_460_691) *
    r +
    4.630_337_846_156_546) *
    r +
    1.423_437_110_749_683_5) /
  (((((((1.050_750_071_644_416_9e-9 * r + 0.000_547_593_808_499_534_5) * r +
    0.015_198_666_563_616_457) *
    r +
    0.148_103_976_427_480_08) *
    r +
    0.689_767_334_985_1) *
    r +
    1.676_384_830_183_803_8) *
    r +
    2.053_191_626_637_759) *
    r +
    1);

const far = (r: number): number =>
  (((((((2.010_334_399_292_288_1e-7 * r + 2.711_555_568_743_487_6e-5) * r +
    0.001_242_660_947_388_078_4) *
    r +
    0.026_532_189_526_576_124) *
    r +
    0.296_560_571_828_504_87) *
    r +
    1.784_826_539_917_291_3) *
    r +
    5.463_784_911_164_114) *
    r +
    6.657_904_643_501_103) /
  (((((((2.044_263_103_389_939_7e-15 * r + 1.421_511_758_316_446e-7) * r +
    1.846_318_317_510_054_8e-5) *
    r +
    0.000_786_869_131_145_613_3) *
    r +
    0.014_875_361_290_850_615) *
    r +
    0.136_929_880_922_735_8) *
    r +
    0.599_832_206_555_888) *
    r +
    1);

const tail = (probability: number, q: number): number => {
  const r = Math.sqrt(-portableLogarithm(q < 0 ? probability : 1 - probability));
  const value = r <= farTail ? middle(r - tailShift) : far(r - farTail);
  return q < 0 ? -value : value;
};

/**
 * The quantile of the standard normal distribution for a `probability` in (0, 1), to 16 digits, with identical bits on
 * every engine. Source: Wichura, algorithm AS 241, PPND16.
 */
export const normalQuantile = (probability: number): number => {
  const q = probability - 0.5;
  if (q > central || q < -central) return tail(probability, q);
  return q * near(centralConstant - q * q);
};
