export interface PertInputs {
  minimum: number;
  mode: number;
  maximum: number;
}

/** The mean, `(a + 4m + b) / 6`. Source: calhub.xyz; mc2d. */
export const pertMean = ({ minimum, mode, maximum }: PertInputs): number =>
  (minimum + 4 * mode + maximum) / 6;

/** Exact variance of the beta-PERT: `(μ − a)(b − μ) / 7`. Source: mc2d. */
export const pertVariance = (inputs: PertInputs): number => {
  const mean = pertMean(inputs);
  return ((mean - inputs.minimum) * (inputs.maximum - mean)) / 7;
};

/** The classic approximation of the standard deviation, `(b − a) / 6`. Source: calhub.xyz. */
export const pertClassicDeviation = ({ minimum, maximum }: PertInputs): number =>
  (maximum - minimum) / 6;
