/** Factors that can make a company riskier than its sector; each has a score of 0 (no specific risk), 1 or 2 (high). */
export const specificRiskFactors = [
  'clientConcentration',
  'supplierConcentration',
  'keyPerson',
  'succession',
  'competition',
  'marginStability',
  'accountsQuality',
  'regulation',
] as const;
export type SpecificRiskFactor = (typeof specificRiskFactors)[number];

/** The score is `null` while not set; the reason is written by the adviser, for the report. */
export interface SpecificRiskScore {
  score: number | null;
  reason: string;
}
