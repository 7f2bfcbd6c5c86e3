import { sizeStepBrackets, sizeStepOfEnterpriseValue } from './size-step-brackets.ts';

/**
 * The step on a listed multiple whose own result falls in its bracket, the most prudent where two do. In whole currency
 * units: `listedValue` is the amount times the listed multiple, before any step; `added` leads from that value to the
 * enterprise value, 0 for EV multiples, net debt for a price-earnings ratio.
 * Anchors: listed 10.8x, mid-market deals 8.7x (Argos), SME deals 5.1–5.4x (Dealsuite).
 */
export const sizeStepByEnterpriseValue = (listedValue: number, added = 0): number => {
  const consistent = sizeStepBrackets.find(
    ({ step }) => sizeStepOfEnterpriseValue(listedValue * (1 + step) + added) === step,
  );
  return consistent?.step ?? sizeStepOfEnterpriseValue(listedValue + added);
};
