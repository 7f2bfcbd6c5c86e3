/** Characters, chosen so that the closing text of a report fits on its page. */
export const disclaimerMaximum = 1_200;
