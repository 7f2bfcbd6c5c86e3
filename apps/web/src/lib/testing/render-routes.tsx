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
import { type Answers, serverOf } from './answers.ts';
import { ScreenProviders } from './screen-providers.tsx';
import { sessionOf } from './session-of.ts';
import { stubWindow } from './stub-window.ts';

export interface Surroundings {
  /** What the server answers; of several answers to one procedure the last. */
  answers?: Answers | readonly Answers[];
  /** Who is signed in: how they differ from an adviser. */
  person?: Partial<Session>;
  language?: Language;
  /** Of the window, in pixels. */
  width?: number;
}

/** Renders what a tree of routes has at an address, before a server that gives these answers. */
export const renderRoutes = async (
  routeTree: AnyRoute,
  address: string,
  { answers = {}, person, language = 'es', width = 1440 }: Surroundings,
) => {
  stubWindow(width);
  await changeLanguage(language);
  await loadTexts('shell');
  if (person !== undefined) publishSession(sessionOf(person));
  const { fetch, calls } = serverOf(answers);
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
