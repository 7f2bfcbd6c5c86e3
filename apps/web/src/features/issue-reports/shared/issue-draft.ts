/** By which a report that the end of a session cut off is found again. */
export const issueDraft = 'issue-report';
