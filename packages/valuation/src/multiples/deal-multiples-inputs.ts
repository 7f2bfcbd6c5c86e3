/**
 * One point of the size curve: at this EBITDA, in whole currency units, the multiple paid for a private company is
 * `factor` times the one paid at an EBITDA of a million.
 */
export interface SizeNode {
  ebitda: number;
  factor: number;
}

/** The quality of a sector's published figures, from A (many surveys of the sector) to D (none of its own). */
export const evidenceGrades = ['A', 'B', 'C', 'D'] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

/** EV/EBITDA paid in deals of one sector at an EBITDA of a million, and how it changes with size and listing. */
export interface DealMultiples {
  sector: string;
  /** ISO date until which the deals were collected. */
  date: string;
  low: number;
  base: number;
  high: number;
  grade: EvidenceGrade;
  /** In ascending order, at least two. */
  nodes: SizeNode[];
  /** Average of deals of all sectors at an EBITDA of a million. */
  average: number;
  /** Average EV/EBITDA of all listed companies, without financial ones. */
  listedAverage: number;
  listedExponent: number;
  /** EV/EBITDA of the sector's listed companies; null when it is not meaningful. */
  listed: number | null;
}

/** Published deals of the sector; the figures apply to an EBITDA of a million. */
export interface SmeDealsEvidence {
  kind: 'sme-deals';
}

/**
 * Deals noted by at least five advisers; `sized` is true when they are adjusted to an EBITDA of a million, false when
 * unadjusted.
 */
export interface PlatformEvidence {
  kind: 'platform';
  sized: boolean;
  advisers: number;
  deals: number;
  /** ISO dates of the first and the last deal. */
  from: string;
  to: string;
}
