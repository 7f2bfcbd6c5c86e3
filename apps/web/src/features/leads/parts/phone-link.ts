/** A `tel:` link that calls the number. */
export const phoneLink = ({ phone }: { phone: string }): string =>
  `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
