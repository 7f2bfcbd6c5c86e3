import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Screen } from '@valia/domain/screens/screen.ts';
import { screenPaths, screens } from '@valia/domain/screens/screens.ts';
import { catalogSources } from '@valia/i18n/catalog-sources.ts';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../../..');
const features = resolve(root, 'apps/web/src/features');
/** Packages whose texts are shown on screens. */
const packagesWithTexts = ['figures', 'i18n'];

/** Catalogs loaded before any screen. */
const always: ReadonlySet<string> = new Set(['shared', 'first', 'shell', 'guest']);

/** Catalogs that a part of the screen loads itself, or whose texts it never shows there. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  '/valuation/$id': ['report-blocks', 'figures', 'accounts-preview'],
  // The names of the missing fields in a refused change of status; loaded when needed.
  '/dashboard': ['document-terms'],
  '/valuations': ['document-terms'],
  // Commissions only exist for requests that were sent, so these texts are never shown here.
  '/my-received-collaborations': ['statement', 'commission-terms'],
};

const imported = /(?:from\s*|import\(\s*)'(?<path>[^']+)'/gu;
const hasTexts = (source: string): boolean => /@lingui\/(?:react|core)\/macro/u.test(source);

const resolved = (from: string, path: string): string | null => {
  if (path.startsWith('.')) return resolve(dirname(from), path);
  const [scope, name = '', ...rest] = path.split('/');
  return scope === '@valia' && packagesWithTexts.includes(name)
    ? resolve(root, 'packages', name, 'src', ...rest)
    : null;
};

const read = new Map<string, { imports: string[]; area: string | null }>();

/** A file's texts belong to the catalog of the innermost folder that contains the file. */
const areaOf = (file: string): string | null => {
  const place = relative(root, file);
  const [found] = Object.entries(catalogSources)
    .flatMap(([area, folders]) => folders.map((folder: string) => ({ area, folder })))
    .filter(({ folder }) => place === folder || place.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length);
  return found?.area ?? null;
};

const readFile = (file: string) => {
  const known = read.get(file);
  if (known !== undefined) return known;
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(imported)]
    .flatMap(({ groups }) => resolved(file, groups?.['path'] ?? '') ?? [])
    .filter((path) => /\.tsx?$/u.test(path) && existsSync(path));
  const answer = { imports, area: hasTexts(source) ? areaOf(file) : null };
  read.set(file, answer);
  return answer;
};

const areasBehind = (start: string): Set<string> => {
  const seen = new Set([start]);
  const areas = new Set<string>();
  for (const file of seen) {
    const { imports, area } = readFile(file);
    if (area !== null) areas.add(area);
    for (const next of imports) seen.add(next);
  }
  return areas;
};

test.each(screenPaths)('%s loads the catalog of every text it can show', (path) => {
  const { file, catalogs, entry }: Screen = screens[path];
  // Includes the catalog of the guard before all administrator screens.
  const guarded = entry === 'administrator' ? ['administrators'] : [];
  const known: readonly string[] = [...catalogs, ...guarded, ...(elsewhere[path] ?? [])];
  const missing = [...areasBehind(resolve(features, `${file}.tsx`))].filter(
    (area) => !always.has(area) && !known.includes(area),
  );
  expect(missing).toEqual([]);
});
