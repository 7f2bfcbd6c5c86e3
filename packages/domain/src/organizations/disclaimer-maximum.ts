/** In characters: what closes a report fits beside what it closes. */
export const disclaimerMaximum = 1_200;
