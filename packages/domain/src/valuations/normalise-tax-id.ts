/** A tax id in the form used for comparing and searching: upper case, letters and digits only. */
export const normaliseTaxId = (taxId: string): string =>
  taxId.toUpperCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
