export interface NamedPerson {
  firstName: string | null;
  lastName: string | null;
}

/** First and last name; empty for somebody who gave none. */
export const fullName = ({ firstName, lastName }: NamedPerson): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** The address stands for those who gave no name. */
export const nameOrEmail = ({ email, ...person }: NamedPerson & { email: string }): string =>
  fullName(person) || email;
