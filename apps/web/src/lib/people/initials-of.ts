import { initialLetters } from '@valia/domain/text/initials-of-name.ts';

/** Two letters for a person: of their names where known, else of their address. */
export const initialsOf = (
  firstName: string | null,
  lastName: string | null,
  email: string,
): string => {
  const letters = [firstName, lastName].flatMap((name) => initialLetters(name ?? '', 1));
  return letters.length === 0 ? email.slice(0, 2).toUpperCase() : letters.join('');
};
