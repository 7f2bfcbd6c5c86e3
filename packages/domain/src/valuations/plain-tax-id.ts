/** A tax id as it is compared and searched: in capitals, letters and digits only. */
export const plainTaxId = (taxId: string): string =>
  taxId.toUpperCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
