import { z } from 'zod';
import type { UserLanguage } from '../accounts/user-languages.ts';
import { readContent, type ReadText } from '../reference/read-content.ts';
import { parseTemplate } from './parse-template.ts';
import type { InThreeLanguages } from './template-field.ts';
import { templatePhases } from './template-phase.ts';

const text = z.string().min(1);
const inEachLanguage = z.strictObject({ es: text, ca: text, en: text });

/** In the order of the phases of a deal. */
const entriesSchema = z.array(
  z.strictObject({
    /** Fixed, so that a second start adds nothing. */
    id: z.uuid(),
    /** Its texts are `templates/<language>/<key>.md`. */
    key: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
    phase: z.enum(templatePhases),
    names: inEachLanguage,
    /** A short description next to the name. */
    about: inEachLanguage,
    /** Whether the document is for readers who may not learn the company's identity. */
    isBlind: z.boolean(),
  }),
);

type LibraryEntry = z.output<typeof entriesSchema>[number];

/** A template of the firm as the product comes with it. */
export interface LibraryTemplate extends LibraryEntry {
  sources: InThreeLanguages;
}

/** The library without its texts, which take longer to check than a start has. */
export const readLibraryEntries = (read: ReadText): LibraryEntry[] =>
  readContent(read, 'templates/library.json', entriesSchema);

const readSource = (read: ReadText, path: string): string => {
  const source = read(path);
  const [problem] = parseTemplate(source).problems;
  if (problem === undefined) return source;
  throw new Error(`${path}: line ${problem.line}: ${problem.code} ${problem.text}`);
};

/** The library that the product comes with. A fault in a text names its file and line. */
export const readLibrary = (read: ReadText): LibraryTemplate[] =>
  readLibraryEntries(read).map((entry) => {
    const sourceIn = (language: UserLanguage): string =>
      readSource(read, `templates/${language}/${entry.key}.md`);
    return { ...entry, sources: { es: sourceIn('es'), ca: sourceIn('ca'), en: sourceIn('en') } };
  });
