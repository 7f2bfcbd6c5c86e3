/**
 * The number of years over which a lump sum of later rents is spread: `round(lump / mean yearly commitment)`, half up.
 * A lump sum below half a year's rent is paid at once in the next year. Source: Damodaran, oplease.xls.
 */
export const yearsBeyondCommitments = (lump: number, meanCommitment: number): number =>
  Math.max(1, Math.round(lump / meanCommitment));
