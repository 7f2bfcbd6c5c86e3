import { cleanup, screen, waitFor } from '@testing-library/react';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { valuationDocumentSchema } from '@valia/domain/valuations/document/valuation-document.ts';
import { valuationOutcomeSchema } from '@valia/domain/valuations/valuation-outcome-schema.ts';
import frozen from '@valia/domain/testing/data/frozen-by-engine-1-2-1.json' with { type: 'json' };
import { afterEach, expect, it } from 'vitest';
import type { ValuationSnapshot } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { showEditor } from './testing/show-editor.ts';
import { startValuationServer } from './testing/start-valuation-server.ts';

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
  undone: false,
};

afterEach(cleanup);

const showVersion = (snapshot: ValuationSnapshot, width = 1440) =>
  showEditor(startValuationServer(), {
    answers: { valuations: { snapshot } },
    search: '?version=1',
    width,
  });

it('an earlier version of another engine shows what was closed, and which engine computed it', async () => {
  const { engineVersion, sha256 } = frozen.dcf;
  const closed = valuationDocumentSchema.parse(frozen.dcf.document);
  const outcome = valuationOutcomeSchema.parse(frozen.dcf.outcome);
  const equityCentral = outcome.result?.equityValue.central ?? 0;
  await showVersion({
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
    await showVersion({ ...snapshot, document: workedExample }, isPhone ? 360 : 1440);
    const title = await screen.findByRole('heading', { level: 1, name: 'Empresa' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  },
);
