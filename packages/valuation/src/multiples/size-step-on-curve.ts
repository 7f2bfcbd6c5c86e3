import { portableLogarithm } from '../portable-math/portable-logarithm.ts';
import type { SizeStepNodes } from '../valuation-inputs.ts';

/** Anchors: listed 10.8x; mid-market deals 8.7x, Argos; SME deals 5.1–5.4x, Dealsuite. */
export const defaultSizeStepNodes: SizeStepNodes = {
  lowerValue: 5_000_000,
  lowerStep: -0.5,
  upperValue: 30_000_000,
  upperStep: -0.2,
};

/**
 * Size and illiquidity step on listed multiples, a fraction: the lower node's up to its value, the upper one's from its
 * own, between them linear in the logarithm of `listedValue`, the enterprise value before any step.
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
