/** Characters. In a separate file from the schemas, so that a page that only shows the number does not load them. */
export const registrationPasswordMinimum = 6;
