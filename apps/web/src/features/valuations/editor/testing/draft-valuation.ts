/** What the editor knows of a draft of one's own besides its document. */
export const draftValuation = {
  id: 'a',
  type: 'client_business',
  status: 'draft',
  snapshot: null,
  access: 'owner',
  archived: false,
} as const;
