import type { Screen } from '@valia/domain/screens/screen.ts';
import { screens } from '@valia/domain/screens/screens.ts';

/** A file of the build, as Vite's manifest describes it. */
interface ManifestEntry {
  file: string;
  /** Keys of the entries that must be loaded before this one runs. */
  imports?: string[];
  css?: string[];
}
export type Manifest = Readonly<Record<string, ManifestEntry>>;

const catalogs = (...areas: string[]): string[] =>
  areas.map((area) => `../../packages/i18n/src/locales/${area}/ca.po?source`);
const shell = ['src/app/shell/app-shell.tsx'];

const layouts: Readonly<Record<Screen['entry'] | 'adviser', readonly string[]>> = {
  public: [],
  guest: [],
  'signed-in': shell,
  adviser: [...shell, 'src/app/guards/adviser-guard.tsx'],
  administrator: [
    ...shell,
    'src/app/guards/administrator-guard.tsx',
    ...catalogs('administrators'),
  ],
};

/** The keys of the entries that the browser loads to show a page; it loads the rest of the build later or never. */
const keysOf = ({ entry, isForAdvisers, file, alone, catalogs: areas }: Screen): string[] =>
  alone === undefined
    ? [
        ...everyPage,
        ...layouts[isForAdvisers === true ? 'adviser' : entry],
        `src/features/${file}.tsx`,
        ...catalogs(...areas),
      ]
    : [...pageAlone, `src/${alone}.tsx`, ...catalogs(...areas)];
const everyPage = ['index.html', ...catalogs('shared', 'first', 'shell')];
const pageAlone = ['guest.html', ...catalogs('shared', 'first')];

const filesOf = (manifest: Manifest, keys: readonly string[]) => {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const entry = manifest[key];
    if (entry === undefined) throw new Error(`The build has no ${key}`);
    scripts.add(entry.file);
    for (const file of entry.css ?? []) styles.add(file);
    for (const imported of entry.imports ?? []) add(imported);
  };
  for (const key of keys) add(key);
  return { scripts, styles };
};

/**
 * Kilobytes (1000 bytes) of scripts and styles that each page waits for; `bytesOf` returns the size of a file of the
 * build.
 */
export const pageWeights = (
  manifest: Manifest,
  bytesOf: (file: string) => number,
): Record<string, { scripts: number; styles: number }> => {
  const kilobytes = (files: Iterable<string>): number =>
    Math.round([...files].reduce((sum, file) => sum + bytesOf(file), 0) / 100) / 10;
  return Object.fromEntries(
    Object.entries<Screen>(screens).map(([page, screen]) => {
      const { scripts, styles } = filesOf(manifest, keysOf(screen));
      return [page, { scripts: kilobytes(scripts), styles: kilobytes(styles) }];
    }),
  );
};
