import { createRootRoute, createRoute, Outlet, type RouteComponent } from '@tanstack/react-router';
import { type BeforeServer, renderBeforeServer } from './render-before-server.tsx';

interface OneScreen extends Omit<BeforeServer, 'routeTree' | 'address'> {
  path: string;
  /** What the address ends with: `?tab=firm`. */
  search?: string;
  validateSearch?: (given: Record<string, unknown>) => object;
  component: RouteComponent;
}

/** Renders a screen alone at its path, before a server that answers as told. */
export const renderOneScreen = ({
  path,
  search = '',
  validateSearch = (given) => given,
  component,
  ...server
}: OneScreen) => {
  const staticData = { screen: null };
  const root = createRootRoute({ staticData, component: Outlet });
  const getParentRoute = () => root;
  const screen = createRoute({ getParentRoute, path, staticData, validateSearch, component });
  const routeTree = root.addChildren([screen]);
  return renderBeforeServer({ ...server, routeTree, address: `${path}${search}` });
};
