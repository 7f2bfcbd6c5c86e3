import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBeforeServer } from '../../../../lib/testing/render-before-server.tsx';
import { stubMedia } from '../../../../lib/testing/stub-media.ts';
import { workedExample } from '../model/testing/worked-example.ts';
import { startValuationServer } from '../testing/start-valuation-server.ts';
import { stubLayout } from '../testing/stub-layout.ts';
import { SnapshotScreen } from './snapshot-screen.tsx';

const snapshot = {
  number: 1,
  id: crypto.randomUUID(),
  createdAt: '2026-11-21T10:00:00.000Z',
  createdBy: 'Marta Soler',
  equityCentral: 7_008_572,
  currency: 'EUR',
  engineVersion: '1',
  sha256: 'ab'.repeat(32),
};

afterEach(cleanup);

it.each([false, true])(
  'an earlier version begins at the title of its step (on a phone: %s)',
  async (isPhone) => {
    stubLayout();
    if (isPhone) stubMedia((media) => media === '(max-width: 767px)');
    const server = startValuationServer();
    const { id } = server.state.valuation;
    const root = createRootRoute({ component: Outlet });
    const page = (path: string, component: () => React.ReactNode) =>
      createRoute({ getParentRoute: () => root, path, component });
    await renderBeforeServer({
      routeTree: root.addChildren([
        page('/version', () => <SnapshotScreen id={id} number={1} />),
        page('/valuation/$id', () => null),
        page('/valuations', () => null),
      ]),
      address: '/version',
      areas: ['shared', 'valuation-terms', 'shell', 'valuations'],
      answer: (procedure, input) =>
        procedure === 'valuations.snapshot'
          ? { data: { ...snapshot, document: workedExample } }
          : server.answer(procedure, input),
    });
    const title = await screen.findByRole('heading', { level: 1, name: 'Empresa' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  },
);
