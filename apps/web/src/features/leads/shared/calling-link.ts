/** Where a press calls the number, as a telephone understands it. */
export const callingLink = ({ phone }: { phone: string }): string =>
  `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
