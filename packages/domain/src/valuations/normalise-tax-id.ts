/** A tax id as it is compared and searched: in capitals, letters and digits only. */
export const normaliseTaxId = (taxId: string): string =>
  taxId.toUpperCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
