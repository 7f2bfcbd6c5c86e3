import { sizeStepBrackets, sizeStepOfEnterpriseValue } from './size-step-brackets.ts';

/**
 * The step on a listed multiple whose own result falls in its bracket, the most prudent where two do.
 * `listedEnterpriseValueEuros`: EBITDA times the listed multiple, in whole currency units, before any step.
 * Anchors: listed 10.8x, mid-market deals 8.7x (Argos), SME deals 5.1–5.4x (Dealsuite).
 */
export const sizeStepByEnterpriseValue = (listedEnterpriseValueEuros: number): number => {
  const consistent = sizeStepBrackets.find(
    ({ step }) => sizeStepOfEnterpriseValue(listedEnterpriseValueEuros * (1 + step)) === step,
  );
  return consistent?.step ?? sizeStepOfEnterpriseValue(listedEnterpriseValueEuros);
};
