/** One text of a catalog; an obsolete text is no longer in the sources. */
export interface CatalogEntry {
  id: string;
  context: string;
  text: string;
  fuzzy: boolean;
  obsolete: boolean;
}

const unquote = (quoted: string): string => {
  const content: unknown = JSON.parse(quoted);
  return typeof content === 'string' ? content : '';
};

const parseBlock = (block: string): CatalogEntry => {
  const fields: Record<string, string> = {};
  let field = '';
  for (const raw of block.split('\n')) {
    const line = raw.replace(/^#~ ?/, '').trim();
    const named = /^(msgctxt|msgid|msgstr) (".*")$/.exec(line);
    if (named !== null) {
      field = named[1] ?? '';
      fields[field] = unquote(named[2] ?? '""');
    } else if (line.startsWith('"') && field !== '') {
      fields[field] = `${fields[field] ?? ''}${unquote(line)}`;
    }
  }
  return {
    id: fields['msgid'] ?? '',
    context: fields['msgctxt'] ?? '',
    text: fields['msgstr'] ?? '',
    fuzzy: /^#,.*\bfuzzy\b/m.test(block),
    obsolete: /^#~/m.test(block),
  };
};

/** The texts of one .po file, without its header. */
export const parseCatalog = (po: string): CatalogEntry[] =>
  po
    .split(/\n{2,}/)
    .filter((block) => block.includes('msgid'))
    .map(parseBlock)
    .filter(({ id }) => id !== '');
