import { parseCatalog, type CatalogEntry } from '../catalogs/parse-catalog.ts';
import type { Finding, SourceFile } from '../sources/source-file.ts';

// Spanish is missing here because the ids of the entries are the Spanish texts.
const languages = ['ca', 'en'] as const;
const place = /^packages\/i18n\/src\/locales\/([a-z-]+)\/([a-z]+)\.po$/;

const keyOf = ({ context, id }: CatalogEntry): string =>
  context === '' ? id : `${context}\u0004${id}`;
const short = (text: string): string =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

// A branch of a plural, `one {mes}`, is text and not a placeholder.
const placeholder = /(?<!\b(?:zero|one|two|few|many|other)\s*|=\d+\s*)\{\s*\w+\s*[,}]|<\/?\w+\/?>/g;

/**
 * The placeholders `{name}`, `{0}`, `{count, plural` and `<0>`, which a translation must contain as its source does.
 */
const placeholders = (text: string): string =>
  [...new Set(text.match(placeholder) ?? [])]
    .map((found) => found.replaceAll(/\s/g, ''))
    .toSorted()
    .join(' ');

/**
 * Matches «de» before placeholders for words that are not known beforehand: Catalan writes d’ before a vowel or an h.
 */
const catalanDe =
  /\bde (?:<\d+>)?\{(?:\w*(?:[nN]ame|[sS]tatus)|company|currencySign|device|email|field|label|missing|organization|owner|person|symbol)\}/i;

/** The straight apostrophe. Before a brace or a number sign it is ICU's quoting character, which is allowed. */
const straightApostrophe = /\p{L}'(?![{}#])/u;

const checkEntry = (path: string, entry: CatalogEntry): Finding[] => {
  const name = short(entry.id);
  if (entry.obsolete) return [{ path, message: `${name} is no longer in the sources` }];
  if (entry.text.trim() === '') return [{ path, message: `${name} has no text` }];
  if (entry.fuzzy) return [{ path, message: `${name} is marked as unsure` }];
  if (path.endsWith('/ca.po') && catalanDe.test(entry.text))
    return [{ path, message: `${name} has «de» before a word that may ask for «d’»` }];
  if ([entry.id, entry.text].some((text) => straightApostrophe.test(text)))
    return [{ path, message: `${name} has the straight apostrophe where the house writes ’` }];
  // An id that is a code instead of a Spanish text contains no placeholders itself.
  const mustMatch = /\s|[A-ZÀ-Ý¡¿{<]/.test(entry.id);
  return mustMatch && placeholders(entry.id) !== placeholders(entry.text)
    ? [{ path, message: `${name} has other placeholders than its source` }]
    : [];
};

const missing = (
  path: string,
  here: readonly CatalogEntry[],
  there: readonly CatalogEntry[],
  from: string,
) => {
  const known = new Set(here.map(keyOf));
  return there
    .filter((entry) => !known.has(keyOf(entry)))
    .map((entry) => ({ path, message: `${short(entry.id)} is in ${from} but not here` }));
};

const printed = ['mails', 'reports'];
/**
 * Groups of areas that are loaded together. When two areas of a group translate a text differently, the area loaded
 * last is used for both.
 */
const together: readonly ((area: string) => boolean)[] = [
  (area) => !printed.includes(area),
  (area) =>
    ['valuation-terms', 'document-terms', 'figures', 'report-blocks', 'reports'].includes(area),
  (area) => ['commission-terms', 'fee-terms', 'reports'].includes(area),
];

type Areas = ReadonlyMap<string, ReadonlyMap<string, CatalogEntry[]>>;

/** Texts that two areas of a group translate differently: one of the two needs a context. */
const saidOtherwise = (areas: Areas, language: string): Finding[] =>
  together.flatMap((isTogether) => {
    const first = new Map<string, { area: string; text: string }>();
    return [...areas]
      .filter(([area]) => isTogether(area))
      .flatMap(([area, catalogs]) =>
        (catalogs.get(language) ?? []).flatMap((entry): Finding[] => {
          const known = first.get(keyOf(entry));
          if (known === undefined) first.set(keyOf(entry), { area, text: entry.text });
          if (known === undefined || known.text === entry.text) return [];
          const path = `packages/i18n/src/locales/${area}/${language}.po`;
          const message = `${short(entry.id)} is ${short(known.text)} in ${known.area}: one of them needs a context`;
          return [{ path, message }];
        }),
      );
  });

/**
 * Texts of figures that also appear in the catalog of another screen or report; each figure must be presented from its
 * own catalog only.
 */
const figureTextsElsewhere = (areas: Areas): Finding[] => {
  const ofFigures = new Set((areas.get('figures')?.get('ca') ?? []).map(keyOf));
  return [...areas]
    .filter(([area]) => area !== 'figures')
    .flatMap(([area, catalogs]) =>
      (catalogs.get('ca') ?? [])
        .filter((entry) => ofFigures.has(keyOf(entry)))
        .map((entry) => ({
          path: `packages/i18n/src/locales/${area}/ca.po`,
          message: `${short(entry.id)} is a text of figures: it has one owner`,
        })),
    );
};

/** Every area must have every text in every translation, with the same placeholders. */
export const checkCatalogs = (files: readonly SourceFile[]): Finding[] => {
  const areas = new Map<string, Map<string, CatalogEntry[]>>();
  const findings: Finding[] = [];
  for (const { path, text } of files) {
    const [, area = '', language = ''] = place.exec(path) ?? [];
    if (area === '') continue;
    const entries = parseCatalog(text);
    areas.set(area, (areas.get(area) ?? new Map<string, CatalogEntry[]>()).set(language, entries));
    findings.push(...entries.flatMap((entry) => checkEntry(path, entry)));
  }
  for (const [area, catalogs] of areas) {
    for (const language of languages) {
      const path = `packages/i18n/src/locales/${area}/${language}.po`;
      const here = catalogs.get(language);
      if (here === undefined) {
        findings.push({ path, message: 'this catalog is missing' });
        continue;
      }
      for (const [other, there] of catalogs) findings.push(...missing(path, here, there, other));
    }
  }
  findings.push(...figureTextsElsewhere(areas));
  findings.push(...languages.flatMap((language) => saidOtherwise(areas, language)));
  for (const { path, text } of files) {
    if (path.endsWith('lingui.config.ts') && /\bfallbackLocales\b/.test(text)) {
      findings.push({ path, message: 'a fallback language hides missing texts' });
    }
  }
  return findings;
};

/** The catalogs must contain exactly the texts of the sources; `extracted` comes from a new extraction. */
export const checkExtraction = (
  files: readonly SourceFile[],
  extracted: ReadonlyMap<string, string>,
): Finding[] =>
  [...extracted].flatMap(([area, po]) => {
    const path = `packages/i18n/src/locales/${area}/ca.po`;
    const sources = parseCatalog(po);
    const catalog = parseCatalog(files.find((file) => file.path === path)?.text ?? '');
    const stale = missing(path, sources, catalog, 'the catalog').map(({ message }) => ({
      path,
      message: message.replace('is in the catalog but not here', 'is no longer in the sources'),
    }));
    return [...missing(path, catalog, sources, 'the sources'), ...stale];
  });
