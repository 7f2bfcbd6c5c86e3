/** What can make one company riskier than its sector; each is scored 0 (no risk of its own), 1 or 2 (high). */
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

/** `null` while it is not scored; the reason is the adviser's, for the report. */
export interface SpecificRiskScore {
  score: number | null;
  reason: string;
}
