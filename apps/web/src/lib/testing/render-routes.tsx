import { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createMemoryHistory,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { httpLink } from '@trpc/client';
import type { Session } from '@valia/domain/accounts/account-schemas.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { changeLanguage, loadTexts } from '../language.ts';
import { publishSession } from '../session/session-store.ts';
import { trpc } from '../trpc.ts';
import { type MockAnswers, mockServer } from './mock-server.ts';
import { ScreenProviders } from './screen-providers.tsx';
import { mockSession } from './mock-session.ts';
import { stubWindow } from './stub-window.ts';

export interface RenderOptions {
  /** The server's answers; of several answers to one procedure, the last is used. */
  answers?: MockAnswers | readonly MockAnswers[];
  /** The signed-in user, as differences from an adviser. */
  person?: Partial<Session>;
  language?: Language;
  /** The width of the window, in pixels. */
  width?: number;
}

/** Renders the page of a route tree at a URL, with a server that gives these answers. */
export const renderRoutes = async (
  routeTree: AnyRoute,
  address: string,
  { answers = {}, person, language = 'es', width = 1440 }: RenderOptions,
) => {
  stubWindow(width);
  await changeLanguage(language);
  await loadTexts('shell');
  if (person !== undefined) publishSession(mockSession(person));
  const { fetch, calls } = mockServer(answers);
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const client = trpc.createClient({
    links: [httpLink({ url: 'http://server.test/trpc', fetch })],
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  await router.load();
  const view = render(
    <ScreenProviders client={client} queryClient={queryClient}>
      <RouterProvider router={router} />
    </ScreenProviders>,
  );
  return { router, calls, view };
};
