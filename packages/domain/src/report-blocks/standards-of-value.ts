/** Values that are chosen from a list rather than written, and therefore available in every language. */
export const purposes = [
  'sale',
  'purchase',
  'partner-exit',
  'succession',
  'dispute',
  'financing',
  'internal',
] as const;
export const circulations = ['confidential', 'parties', 'non-disclosure', 'free'] as const;
export const standardsOfValue = ['market', 'fair', 'investment', 'article-353'] as const;
export const premises = ['going-concern', 'liquidation'] as const;
export const levelsOfControl = ['control', 'minority'] as const;
export const levelsOfMarketability = ['marketable', 'not-marketable'] as const;
export const documentKinds = [
  'annual-accounts',
  'trial-balance',
  'ledger',
  'tax-returns',
  'plan',
  'contracts',
  'appraisal',
  'other',
] as const;
export const documentOrigins = [
  'registry',
  'management',
  'partners',
  'tax-adviser',
  'auditor',
  'appraiser',
  'public',
] as const;
export const statesOfDocument = ['checked', 'unchecked', 'not-received'] as const;
export const visitKinds = ['visit', 'interview'] as const;
export const planMakers = ['management', 'adviser', 'both'] as const;
export const feeKinds = ['fixed', 'contingent'] as const;
