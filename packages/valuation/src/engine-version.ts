/** Frozen with every snapshot; changes whenever the same inputs could give another figure. */
export const engineVersion = '1.4.0';
