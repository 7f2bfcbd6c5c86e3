/**
 * Years over which a lump of later rents is spread: `round(lump / mean yearly commitment)`, half up. A lump below half a
 * year's rent is one payment in the next year. Source: Damodaran, oplease.xls.
 */
export const yearsBeyondCommitments = (lump: number, meanCommitment: number): number =>
  Math.max(1, Math.round(lump / meanCommitment));
