import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type OnText = (text: unknown) => void;

interface Extractor {
  match: (path: string) => boolean;
  extract: (path: string, source: string, onText: OnText, context: unknown) => unknown;
}

type Extractions = Record<string, unknown[]>;

const read = (file: string): Extractions => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Extractions;
  } catch {
    // The file does not exist on the first run; an incomplete file is created again.
    return {};
  }
};

/** Parses only the sources that changed since `save` wrote the file; `version` is the tool's version. */
export const cacheExtractions = (
  file: string,
  version: string,
  { match, extract }: Extractor,
): Extractor & { save: () => void } => {
  const known = read(file);
  const used: Extractions = {};
  return {
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(used));
    },
    match,
    extract: async (path, source, onText, context) => {
      const key = createHash('sha256').update([version, path, source].join('\0')).digest('hex');
      const texts = known[key] ?? [];
      if (known[key] === undefined)
        await extract(path, source, (text) => texts.push(text), context);
      used[key] = texts;
      texts.forEach(onText);
    },
  };
};
