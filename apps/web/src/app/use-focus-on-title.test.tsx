import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusOnTitle } from './use-focus-on-title.ts';

window.scrollTo = () => undefined;
afterEach(cleanup);

const Root = () => {
  useFocusOnTitle();
  return <Outlet />;
};

let show = (_title: string): void => undefined;

/** Shows nothing at first, then a title, then another title in its place, like a screen whose data is loading. */
const Loaded = () => {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    show = setTitle;
  }, []);
  return (
    <>
      <input aria-label="field" />
      {title !== null && (
        <h1 key={title} tabIndex={-1}>
          {title}
        </h1>
      )}
    </>
  );
};

const goToLoaded = async () => {
  const root = createRootRoute({ staticData: { screen: null }, component: Root });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, staticData: { screen: null }, component });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/', () => (
        <h1 tabIndex={-1}>
          start <a href="/">link</a>
        </h1>
      )),
      page('/loaded', Loaded),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router as never} />);
  (await screen.findByText('link')).focus();
  await act(() => router.navigate({ to: '/loaded' as never }));
};

const focused = () => document.activeElement?.textContent;

it('is on a title that comes late, and on the one that takes its place', async () => {
  await goToLoaded();
  act(() => show('first'));
  await waitFor(() => expect(focused()).toBe('first'));
  act(() => show('second'));
  await waitFor(() => expect(focused()).toBe('second'));
});

it('stays where a person went meanwhile', async () => {
  await goToLoaded();
  const field = screen.getByLabelText('field');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  field.focus();
  act(() => show('first'));
  act(() => show('second'));
  await screen.findByText('second');
  expect(document.activeElement).toBe(field);
});
