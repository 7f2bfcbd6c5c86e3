/** The plain keyboard characters for those that a word processor, a phone or a register uses instead. */
const plainSigns: readonly (readonly [written: RegExp, plain: string])[] = [
  [/[\u00B4\u0060\u02B9\u02BC\u2018\u2019\u201B\u2032\uFF07]/g, "'"],
  [/[\u00AB\u00BB\u201C\u201D\u201E\u201F\u2033\uFF02]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u0140/g, 'l\u00B7'],
  // Also at the end of the text, so that a name is found while its double l is being typed.
  [/l[\u00B7\u2022\u2027\u2219\u22C5](?=l|$)/g, 'l'],
];

/** A company's name without case, accents, extra spaces and typographic variants, for sorting and searching lists. */
export const companySortKey = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plainSigns.reduce((key, [written, sign]) => key.replaceAll(written, sign), plain);
};
