/** The draft key under which a report interrupted by the end of a session is restored. */
export const issueDraftKey = 'issue-report';
