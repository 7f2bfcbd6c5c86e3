const legalForms =
  /\b(?:s\.?l\.?(?:u\.?|p\.?)?|s\.?a\.?(?:u\.?)?|sociedad|limitada|anonima|y|i|de|del|la|el|les|los)\b/g;

const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The words of the company's name that identify it. */
const tellingWords = (companyName: string): string[] =>
  plain(companyName)
    .replaceAll(legalForms, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);

/**
 * Whether a text identifies the company although it must not: by its name, by the last and most distinctive word of
 * the name, or by its tax id.
 */
export const isCompanyNamed = (
  text: string,
  { name, taxId }: { name: string; taxId: string },
): boolean => {
  const told = plain(text);
  const words = tellingWords(name);
  const telling = words.at(-1);
  const id = plain(taxId).replaceAll(/[^a-z0-9]/g, '');
  return (
    (telling !== undefined && new RegExp(`\\b${telling}\\b`, 'u').test(told)) ||
    (id.length > 6 && told.replaceAll(/[^a-z0-9]/g, '').includes(id))
  );
};
