import { type AnyRoute, createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import type { Screen } from '@valia/domain/screens/screen.ts';
import { type ScreenPath, screenPaths, screens } from '@valia/domain/screens/screens.ts';
import { screenRoutes } from '../../app/routes/screen-routes.ts';
import { loadTexts } from '../language.ts';
import { RouterFrame } from '../page/router-frame.tsx';
import { renderRoutes, type RenderOptions } from './render-routes.tsx';

interface ScreenAddress {
  /** The values of the path's `$` parameters. */
  params?: Readonly<Record<string, string>>;
  /** The query string of the URL: `?tab=firm`. */
  search?: string;
}

const staticData = { screen: null };

/** The guards above the screens of each kind; their names are part of the route ids. */
const guards = {
  public: [],
  guest: ['guest'],
  'signed-in': ['authenticated', 'shell'],
  adviser: ['authenticated', 'shell', 'adviser'],
  administrator: ['authenticated', 'shell', 'administrator'],
} as const;

const Frame = () => (
  <RouterFrame>
    <Outlet />
  </RouterFrame>
);

/** The routes of a screen's file, created as in the product, below guards that let everybody pass. */
const treeOf = (path: ScreenPath): AnyRoute => {
  const { entry, isForAdvisers, file }: Screen = screens[path];
  const who = isForAdvisers === true ? 'adviser' : entry;
  const root = createRootRoute({
    staticData,
    component: Frame,
    notFoundComponent: () => <p>another page</p>,
  });
  let parent: AnyRoute = root;
  for (const id of guards[who]) {
    const above = parent;
    parent = createRoute({ getParentRoute: () => above, id, staticData });
    above.addChildren([parent]);
  }
  const routes: Readonly<Record<string, AnyRoute>> = screenRoutes(parent, who);
  parent.addChildren(
    screenPaths.flatMap((one) => (screens[one].file === file ? (routes[one] ?? []) : [])),
  );
  return root;
};

/** Renders a screen as it is declared: with its file, its catalogs and its search parameters. */
export const renderScreen = async (
  path: ScreenPath,
  { params = {}, search = '', ...surroundings }: ScreenAddress & RenderOptions = {},
) => {
  if (screens[path].entry === 'administrator') await loadTexts('administrators');
  const address = path.replaceAll(/\$(\w+)/gu, (_, name: string) => params[name] ?? '');
  return renderRoutes(treeOf(path), `${address}${search}`, surroundings);
};
