/** Characters. Apart from the schemas, so that a page that only names it does not load them. */
export const registrationPasswordMinimum = 6;
