/** Two letters for a person: of their names where known, else of their address. */
export const initialsOf = (
  firstName: string | null,
  lastName: string | null,
  email: string,
): string => {
  const letters = `${(firstName ?? '').charAt(0)}${(lastName ?? '').charAt(0)}`;
  return (letters === '' ? email.slice(0, 2) : letters).toUpperCase();
};
