/** Where what was typed into the form of owners waits for a reload, in the tab's own storage. */
export const leadDraftKey = 'valia.typed-lead';
