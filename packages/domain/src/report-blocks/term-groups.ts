/** The lists that a report's words are chosen from. */
export type TermGroup =
  | 'purposes'
  | 'circulations'
  | 'documentKinds'
  | 'documentOrigins'
  | 'statesOfDocument';
