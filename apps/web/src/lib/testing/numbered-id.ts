/** The id of the object with this number. */
export const numberedId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
