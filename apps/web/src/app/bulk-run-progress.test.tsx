import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BulkRunSteps, startBulkRun } from '../lib/bulk-run.ts';
import { AuthenticatedGuard } from './guards/authenticated-guard.tsx';
import { renderGuarded } from './testing/render-guarded.tsx';

const session = {
  userId: '00000000-0000-4000-8000-000000000001',
  email: 'marta@soler.example',
  emailConfirmed: true,
  firstName: null,
  lastName: null,
  organizationName: null,
  role: 'advisor',
  globalAdmin: false,
  secondFactor: false,
  expiresAt: '2999-01-01T00:00:00.000Z',
} as const;

/** Starts work that continues until the test ends it. */
const begin = () => {
  let end: () => void = () => undefined;
  let steps: BulkRunSteps | undefined;
  const ended = startBulkRun(
    { kind: 'change', total: 1200, home: '/valuations' },
    async (given) => {
      steps = given;
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    },
  );
  return {
    report: (done: number) => act(() => steps?.report(done)),
    end: () =>
      act(async () => {
        end();
        await ended;
      }),
  };
};

const open = () =>
  renderGuarded({
    guard: AuthenticatedGuard,
    guardedPath: '/dashboard',
    startAt: '/dashboard',
    session,
  });

describe('a list left during a change of many', () => {
  beforeEach(() => {
    window.scrollTo = () => undefined;
    window.history.replaceState(null, '', '/valuations?status=draft');
  });
  afterEach(() => {
    cleanup();
    window.history.replaceState(null, '', '/');
  });

  test('shows elsewhere how far it is, and holds the page until it is through', async () => {
    const run = begin();
    await open();
    await screen.findByRole('link', { name: /Cambiando: 0 de 1\.200/u });
    run.report(250);
    await screen.findByRole('link', { name: /Cambiando: 250 de 1\.200/u });
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 250);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await run.end();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  test('leads back to the list as it was, which shows its own', async () => {
    const run = begin();
    const router = await open();
    fireEvent.click(await screen.findByRole('link', { name: /Cambiando/u }));
    await screen.findByText('page /valuations');
    expect(router.state.location.href).toBe('/valuations?status=draft');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await run.end();
  });
});
