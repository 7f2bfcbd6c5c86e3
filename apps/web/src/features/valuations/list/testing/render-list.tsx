import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { readListSearch } from '../read-list-search.ts';
import {
  renderBeforeServer,
  type ServerAnswer,
} from '../../../../lib/testing/render-before-server.tsx';
import { stubMedia } from '../../../../lib/testing/stub-media.ts';
import { ValuationListScreen } from '../valuation-list-screen.tsx';

const areas = ['shared', 'valuation-terms', 'first', 'shell', 'lists', 'valuation-list'] as const;
const rowHeight = 40;

/** jsdom has no layout: each row is as high as it should be, and a desk matches what asks for width. */
const stubWindow = (isDesk: boolean): void => {
  stubMedia((media) => isDesk && media.includes('min-width: 1260px'));
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  Element.prototype.scrollIntoView = () => undefined;
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    get: () => rowHeight,
  });
  // A small window, because jsdom takes its time over each row.
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 200 });
  window.scrollTo = ((options: ScrollToOptions) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: options.top ?? 0 });
    window.dispatchEvent(new Event('scroll'));
  }) as typeof window.scrollTo;
  window.scrollTo({ top: 0 });
};

interface RenderListOptions {
  answer: (procedure: string, input: unknown) => ServerAnswer | Promise<ServerAnswer>;
  address?: string;
  isDesk?: boolean;
}

/** The list before a server that answers as told. */
export const renderList = async ({ answer, address = '', isDesk = true }: RenderListOptions) => {
  stubWindow(isDesk);
  const staticData = { screen: null };
  const root = createRootRoute({ staticData, component: Outlet });
  const guard = createRoute({
    getParentRoute: () => root,
    id: 'authenticated',
    staticData,
    component: Outlet,
  });
  const shell = createRoute({
    getParentRoute: () => guard,
    id: 'shell',
    staticData,
    component: Outlet,
  });
  const list = createRoute({
    getParentRoute: () => shell,
    path: '/valuations',
    staticData,
    validateSearch: readListSearch,
    component: ValuationListScreen,
  });
  const editor = createRoute({
    getParentRoute: () => guard,
    path: '/valuation/$id',
    staticData,
    component: () => <p>the editor</p>,
  });
  const { router } = await renderBeforeServer({
    routeTree: root.addChildren([guard.addChildren([shell.addChildren([list]), editor])]),
    address: `/valuations${address}`,
    areas,
    answer,
  });
  return router;
};
