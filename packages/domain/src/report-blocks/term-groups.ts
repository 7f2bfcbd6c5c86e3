/** The lists that a report's words are chosen from. */
export const termGroups = [
  'purposes',
  'circulations',
  'documentKinds',
  'documentOrigins',
  'statesOfDocument',
] as const;
export type TermGroup = (typeof termGroups)[number];
