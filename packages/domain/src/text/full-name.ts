export interface NamedPerson {
  firstName: string | null;
  lastName: string | null;
}

/** First and last name; empty for a user who entered none. */
export const fullName = ({ firstName, lastName }: NamedPerson): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** The email address replaces a missing name. */
export const nameOrEmail = ({ email, ...person }: NamedPerson & { email: string }): string =>
  fullName(person) || email;
