import { createRootRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RouterFrame } from '../page/router-frame.tsx';
import { renderRoutes, type RenderOptions } from './render-routes.tsx';

/** Renders a part of a screen, whatever the URL, with a server that gives these answers. */
export const renderPart = (
  part: ReactNode,
  { address = '/', ...surroundings }: RenderOptions & { address?: string } = {},
) => {
  const routeTree = createRootRoute({
    staticData: { screen: null },
    component: () => <RouterFrame>{part}</RouterFrame>,
  });
  return renderRoutes(routeTree, address, surroundings);
};
