import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  Link,
  type RouterHistory,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubMedia } from '../../lib/testing/stub-media.ts';
import { UnsavedChanges } from './unsaved-changes.tsx';

let history: RouterHistory;
const saved = vi.fn<() => void>();
afterEach(() => {
  cleanup();
  history.destroy();
  saved.mockClear();
});

const Page = () => {
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  if (pathname !== '/profile') return <p>another page</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saved();
      }}
    >
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/security">Away</Link>
      <UnsavedChanges isUnsaved={text !== ''} />
    </form>
  );
};
/** Uses the browser's history, because it handles the question before the page is closed. */
const open = async () => {
  stubMedia(() => false);
  i18n.loadAndActivate({ locale: 'es', messages: {} });
  window.scrollTo = () => undefined;
  window.history.replaceState(null, '', '/profile');
  history = createBrowserHistory();
  const router = createRouter({
    routeTree: createRootRoute({ staticData: { screen: null }, component: Page }),
    history,
  });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </I18nProvider>,
  );
  await screen.findByLabelText('Name');
  return { path: () => router.state.location.pathname };
};
const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Marina' } });
const leave = () => act(async () => fireEvent.click(screen.getByRole('link', { name: 'Away' })));
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const closesThePage = (): boolean =>
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('nothing is asked while nothing is unsaved', async () => {
  const { path } = await open();
  expect(closesThePage()).toBe(true);
  await leave();
  expect(path()).toBe('/security');
});

test('what is not saved holds the page, and stays when one goes on editing', async () => {
  const { path } = await open();
  type();
  expect(closesThePage()).toBe(false);
  await leave();
  await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
  await press('Seguir editando');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).toBe('/profile');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Marina');
});

test('it is left unsaved when one says so', async () => {
  const { path } = await open();
  type();
  await leave();
  await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
  await press('Salir sin guardar');
  await waitFor(() => expect(path()).toBe('/security'));
  expect(saved).not.toHaveBeenCalled();
});
