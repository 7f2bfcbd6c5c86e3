import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Screen } from '@valia/domain/screens/screen.ts';
import {
  type PathsWith,
  type ScreenPath,
  screenPaths,
  type Screens,
  screens,
} from '@valia/domain/screens/screens.ts';
import type { CatalogArea } from '@valia/i18n/catalog-sources.ts';
import type { FunctionComponent } from 'react';
import { changeLanguage, loadTexts } from '../../lib/language.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { searchReaders } from './search-readers.ts';

// Files named "screen" within the editor are parts of a screen, so they are excluded.
const files = import.meta.glob<Record<string, FunctionComponent>>([
  '../../features/**/*-screen.tsx',
  '!../../features/valuations/editor/**',
]);

/** The component name for a file: `auth/sign-in/login-screen` exports LoginScreen. */
export const screenComponentName = (file: string): string =>
  file.replace(/.*\//, '-').replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase());

const componentOf = (file: string) => {
  const load = files[`../../features/${file}.tsx`];
  if (load === undefined) throw new Error(`No screen ${file}`);
  return lazyRouteComponent(() => loadChunk(load), screenComponentName(file));
};

type SearchName = keyof typeof searchReaders;
type SearchReader<Path extends ScreenPath> = Screens[Path] extends {
  search: infer Name extends SearchName;
}
  ? (typeof searchReaders)[Name]
  : undefined;

const readerOf = <Path extends ScreenPath>(path: Path) => {
  const screen: Screens[ScreenPath] = screens[path];
  const reader = 'search' in screen ? searchReaders[screen.search] : undefined;
  return reader as SearchReader<Path>;
};

const createScreenRoute = <
  Parent extends AnyRoute,
  Path extends ScreenPath,
  Reader extends SearchReader<Path>,
>(
  parent: Parent,
  path: Path,
  search: Reader,
) => {
  const screen: Screen = screens[path];
  const { file, language } = screen;
  const catalogs: readonly CatalogArea[] = screens[path].catalogs;
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { screen },
    validateSearch: search,
    loader: async () => {
      if (language !== undefined) await changeLanguage(language);
      await loadTexts(...catalogs);
    },
    // Opening the URL sets the language again, whatever was chosen since.
    ...(language !== undefined && { shouldReload: true, preload: false }),
    component: componentOf(file),
  });
};

type ScreenRoute<Parent extends AnyRoute, Path extends ScreenPath> = ReturnType<
  typeof createScreenRoute<Parent, Path, SearchReader<Path>>
>;

type Entrants = Screen['entry'] | 'adviser';
type AdviserPath = PathsWith<{ isForAdvisers: true }>;
type PathsFor<Who extends Entrants> = Who extends Screen['entry']
  ? Exclude<PathsWith<{ entry: Who }>, AdviserPath>
  : AdviserPath;

const entrantsOf = ({ entry, isForAdvisers }: Screen): Entrants =>
  isForAdvisers === true ? 'adviser' : entry;

/** The routes of the screens that this kind of user may enter, by their paths. */
export const screenRoutes = <Parent extends AnyRoute, Who extends Entrants>(
  parent: Parent,
  who: Who,
) => {
  const routes: Readonly<Record<string, AnyRoute>> = Object.fromEntries(
    screenPaths
      .filter((path) => entrantsOf(screens[path]) === who)
      .map((path) => [path, createScreenRoute(parent, path, readerOf(path))]),
  );
  return routes as { [Path in PathsFor<Who>]: ScreenRoute<Parent, Path> };
};
