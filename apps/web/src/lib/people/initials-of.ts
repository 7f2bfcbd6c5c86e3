import { initialLetters } from '@valia/domain/text/initials-of-name.ts';

/** Two letters for a user: from their names if known, otherwise from their email address. */
export const initialsOf = (
  firstName: string | null,
  lastName: string | null,
  email: string,
): string => {
  const letters = [firstName, lastName].flatMap((name) => initialLetters(name ?? '', 1));
  return letters.length === 0 ? email.slice(0, 2).toUpperCase() : letters.join('');
};
