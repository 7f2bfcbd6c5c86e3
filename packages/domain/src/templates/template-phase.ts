/** The phases of a deal, in order; the library is grouped by them. */
export const templatePhases = [
  'engagement',
  'confidentiality',
  'marketing',
  'negotiation',
  'closing',
] as const;
export type TemplatePhase = (typeof templatePhases)[number];
