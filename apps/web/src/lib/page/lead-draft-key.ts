/** The session storage key for the typed values of the owners' form, which survive a reload. */
export const leadDraftKey = 'valia.typed-lead';
