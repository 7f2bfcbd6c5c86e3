import { portableLogarithm } from '../portable-math/portable-logarithm.ts';
import type { SizeStepNodes } from '../valuation-inputs.ts';

/** Reference points: listed companies 10.8x; mid-market deals 8.7x, Argos; SME deals 5.1–5.4x, Dealsuite. */
export const defaultSizeStepNodes: SizeStepNodes = {
  lowerValue: 5_000_000,
  lowerStep: -0.5,
  upperValue: 30_000_000,
  upperStep: -0.2,
};

/**
 * The adjustment of listed multiples for size and illiquidity, a fraction. It is the lower node's up to that node's
 * value, the upper node's from its value on, and between them linear in the logarithm of `listedValue`, the enterprise
 * value before any adjustment.
 */
export const sizeStepOnCurve = (
  listedValue: number,
  { lowerValue, lowerStep, upperValue, upperStep }: SizeStepNodes = defaultSizeStepNodes,
): number => {
  if (listedValue <= lowerValue) return lowerStep;
  if (listedValue >= upperValue) return upperStep;
  const share =
    portableLogarithm(listedValue / lowerValue) / portableLogarithm(upperValue / lowerValue);
  return lowerStep + (upperStep - lowerStep) * share;
};
