/** A company's name without case, accents and spare spaces: what lists are sorted and searched by. */
export const companySortKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
