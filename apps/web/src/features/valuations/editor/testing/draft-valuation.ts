/** The editor's data of a draft owned by the user, except the document. */
export const draftValuation = {
  id: 'a',
  type: 'client_business',
  status: 'draft',
  snapshot: null,
  access: 'owner',
  archived: false,
  createdAt: '2026-03-12T09:00:00.000Z',
} as const;
