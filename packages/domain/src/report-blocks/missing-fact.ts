/** The facts that an adviser would have to enter for a block to mention them. */
const missingFacts = [
  'signer',
  'client',
  'reliance',
  'purpose',
  'use',
  'circulation',
  'valuation-date',
  'standard-of-value',
  'premise',
  'control',
  'marketability',
  'standard',
  'departures',
  'information',
  'document-state',
  'later-facts',
  'activity',
  'history',
  'owners',
  'clients',
  'suppliers',
  'strengths',
  'risks',
  'sector',
  'market',
  'plan-maker',
  'plan-ties',
  'methods-not-used',
  'reason-of-distance',
  'result',
  'independence',
  'interest',
  'competence',
  'fee',
  'place',
] as const;
export type MissingFactCode = (typeof missingFacts)[number];

/** `field`: the field in which the fact is entered. */
export interface MissingFact {
  fact: MissingFactCode;
  field: string;
}
