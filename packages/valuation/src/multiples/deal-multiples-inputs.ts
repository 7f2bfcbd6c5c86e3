/** Deals of private companies pay `factor` times what one with an EBITDA of a million pays. EBITDA in whole currency units. */
export interface SizeNode {
  ebitda: number;
  factor: number;
}

/** How much the published figures of a sector say: A, many surveys of it; D, none of its own. */
export const evidenceGrades = ['A', 'B', 'C', 'D'] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

/** EV/EBITDA that deals of one sector pay at an EBITDA of a million, and how size and listing move it. */
export interface DealMultiples {
  sector: string;
  /** ISO; the day up to which the deals were collected. */
  date: string;
  low: number;
  base: number;
  high: number;
  grade: EvidenceGrade;
  /** Ascending, two at least. */
  nodes: SizeNode[];
  /** Of deals of all sectors at an EBITDA of a million. */
  average: number;
  /** EV/EBITDA of all listed companies, without financial ones. */
  listedAverage: number;
  listedExponent: number;
  /** EV/EBITDA of the sector's listed companies; null where it means nothing. */
  listed: number | null;
}

/** Published deals of the sector, whose figures are those at an EBITDA of a million. */
export interface SmeDealsEvidence {
  kind: 'sme-deals';
}

/** What at least five advisers noted; `sized`: brought to an EBITDA of a million, else as they were. */
export interface PlatformEvidence {
  kind: 'platform';
  sized: boolean;
  advisers: number;
  deals: number;
  /** ISO days of the first and the last deal. */
  from: string;
  to: string;
}
