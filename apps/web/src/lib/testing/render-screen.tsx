import { type AnyRoute, createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import type { Screen } from '@valia/domain/screens/screen.ts';
import { type ScreenPath, screens } from '@valia/domain/screens/screens.ts';
import { screenRoutes } from '../../app/routes/screen-routes.ts';
import { loadTexts } from '../language.ts';
import { RouterFrame } from '../page/router-frame.tsx';
import { renderRoutes, type Surroundings } from './render-routes.tsx';

interface ScreenAddress {
  /** What stands in place of the path's `$` names. */
  params?: Readonly<Record<string, string>>;
  /** What the address ends with: `?tab=firm`. */
  search?: string;
}

const staticData = { screen: null };

/** The guards above the screens of each kind: their names are part of those of the routes. */
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

/** The route of one screen, as the product makes it, below guards that let everybody in. */
const treeOf = (path: ScreenPath): AnyRoute => {
  const { entry, isForAdvisers }: Screen = screens[path];
  const who = isForAdvisers === true ? 'adviser' : entry;
  const root = createRootRoute({
    staticData,
    component: Frame,
    notFoundComponent: () => <p>another page</p>,
  });
  const parents = guards[who].reduce<AnyRoute[]>(
    (above, id) => [
      ...above,
      createRoute({ getParentRoute: () => above.at(-1) ?? root, id, staticData }),
    ],
    [root],
  );
  const parent = parents.at(-1) ?? root;
  const routes: Readonly<Record<string, AnyRoute>> = screenRoutes(parent, who);
  return parents.reduceRight<AnyRoute>(
    (below, route) => route.addChildren([below]),
    routes[path] as AnyRoute,
  );
};

/** Renders a screen as it is declared: its file, its catalogs and what it reads of its address. */
export const renderScreen = async (
  path: ScreenPath,
  { params = {}, search = '', ...surroundings }: ScreenAddress & Surroundings = {},
) => {
  if (screens[path].entry === 'administrator') await loadTexts('administrators');
  const address = path.replaceAll(/\$(\w+)/gu, (_, name: string) => params[name] ?? '');
  return renderRoutes(treeOf(path), `${address}${search}`, surroundings);
};
