import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import {
  renderBeforeServer,
  type ServerAnswer,
} from '../../../../lib/testing/render-before-server.tsx';
import { ValuationEditorScreen } from '../valuation-editor-screen.tsx';
import { stubMedia } from '../../../../lib/testing/stub-media.ts';
import { editorCatalogs } from './editor-catalogs.ts';
import { stubLayout } from './stub-layout.ts';

/** The editor of a valuation before a server that answers as told, with the list as the place to leave to. */
export const renderEditor = async (
  id: string,
  answer: (procedure: string, input: unknown) => ServerAnswer | Promise<ServerAnswer>,
  { address = '/valuation', isPhone = false } = {},
) => {
  stubLayout();
  if (isPhone) stubMedia((media) => media === '(max-width: 767px)');
  const root = createRootRoute({ staticData: { screen: null }, component: Outlet });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, staticData: { screen: null }, component });
  const routeTree = root.addChildren([
    page('/valuation', () => <ValuationEditorScreen id={id} />),
    page('/valuations', () => <p>the list</p>),
  ]);
  return renderBeforeServer({ routeTree, address, areas: editorCatalogs, answer });
};
