import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import frozen from '@valia/domain/testing/data/frozen-by-engine-1-2-1.json' with { type: 'json' };
import { afterEach, expect, it } from 'vitest';
import { renderBeforeServer } from '../../../../lib/testing/render-before-server.tsx';
import { stubMedia } from '../../../../lib/testing/stub-media.ts';
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
  outcome: null,
};

afterEach(cleanup);

const renderVersion = async (version: object) => {
  stubLayout();
  const server = startValuationServer();
  const { id } = server.state.valuation;
  const root = createRootRoute({ staticData: { screen: null }, component: Outlet });
  const page = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, staticData: { screen: null }, component });
  await renderBeforeServer({
    routeTree: root.addChildren([
      page('/version', () => <SnapshotScreen id={id} number={1} />),
      page('/valuation/$id', () => null),
      page('/valuations', () => null),
    ]),
    address: '/version',
    areas: ['shared', 'valuation-terms', 'document-terms', 'first', 'shell', 'valuations'],
    answer: (procedure, input) =>
      procedure === 'valuations.snapshot' ? { data: version } : server.answer(procedure, input),
  });
};

it('an earlier version of another engine shows what was closed, and which engine computed it', async () => {
  const { document: closed, outcome, engineVersion, sha256 } = frozen.dcf;
  const equityCentral = outcome.result.equityValue.central;
  await renderVersion({
    ...snapshot,
    document: closed,
    outcome,
    engineVersion,
    sha256,
    equityCentral,
  });
  expect(await screen.findByText('Calculada con la versión 1.2.1 del motor.')).toBeDefined();
  const shown = document.querySelector('[data-central-value]')?.textContent;
  expect(shown?.replaceAll('.', '')).toContain(String(Math.round(equityCentral)));
});

it.each([false, true])(
  'an earlier version begins at the title of its step (on a phone: %s)',
  async (isPhone) => {
    if (isPhone) stubMedia((media) => media === '(max-width: 767px)');
    await renderVersion({ ...snapshot, document: workedExample });
    const title = await screen.findByRole('heading', { level: 1, name: 'Empresa' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  },
);
