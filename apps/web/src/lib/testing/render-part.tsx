import { createRootRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouterFrame } from '../page/router-frame.tsx';
import { renderRoutes, type Surroundings } from './render-routes.tsx';

/** Renders a part of a screen, which stays whatever the address, before a server that gives these answers. */
export const renderPart = (
  part: ReactNode,
  { address = '/', ...surroundings }: Surroundings & { address?: string } = {},
) => {
  const routeTree = createRootRoute({
    staticData: { screen: null },
    component: () => <RouterFrame>{part}</RouterFrame>,
  });
  return renderRoutes(routeTree, address, surroundings);
};
