import { cleanup, fireEvent, screen } from '@testing-library/react';
import { valuationDocumentSchema } from '@valia/domain/valuations/document/valuation-document.ts';
import { valuationOutcomeSchema } from '@valia/domain/valuations/valuation-outcome-schema.ts';
import frozen from '@valia/domain/testing/data/frozen-by-engine-1-2-1.json' with { type: 'json' };
import { engineVersion } from '@valia/valuation/engine-version.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { showEditor } from '../testing/show-editor.ts';
import { startValuationServer } from '../testing/start-valuation-server.ts';

const document = valuationDocumentSchema.parse(frozen.mixed.document);
const outcome = valuationOutcomeSchema.parse(frozen.mixed.outcome);
const equityCentral = outcome.result?.equityValue.central ?? 0;

/** Opens a valuation that an engine version completed, and returns the calls made to show it. */
const openCompleted = async (closedBy: string, { search = '', typed = document } = {}) => {
  const server = startValuationServer();
  const id = crypto.randomUUID();
  const createdAt = '2026-11-21T10:00:00.000Z';
  const snapshot = { id, sha256: frozen.mixed.sha256, engineVersion: closedBy, createdAt };
  server.store({ status: 'completed', document: typed, equityCentral, snapshot });
  const { calls } = await showEditor(server, {
    search,
    answers: {
      valuations: {
        snapshot: {
          ...snapshot,
          number: 1,
          createdBy: 'Marta Soler',
          equityCentral,
          currency: 'EUR',
          undone: false,
          document,
          outcome,
        },
      },
    },
  });
  return { asked: () => calls('valuations.snapshot') };
};

afterEach(cleanup);

describe('a version that an earlier engine closed', () => {
  it('shows the value that was closed, says by which engine, and recomputes nothing', async () => {
    await openCompleted('1.2.1');
    expect(await screen.findByText('Calculada con la versión 1.2.1 del motor.')).toBeDefined();
    expect(window.document.querySelector('[data-central-value]')?.textContent).toContain(
      '7.008.572',
    );
    expect(screen.queryByText(/Las reglas de cálculo actuales/u)).toBeNull();
    expect(screen.queryByText('Sensibilidad')).toBeNull();
    expect(screen.getByText(/el motor actual valoraría esta versión de otra forma/u)).toBeDefined();
  });

  it('shows what this engine makes of changes that were typed after it', async () => {
    const other = { ...document, bridge: { ...document.bridge, cash: 0 } };
    await openCompleted('1.2.1', { typed: other });
    await screen.findAllByRole('heading', { level: 1 });
    expect(screen.queryByText(/versión .* del motor/u)).toBeNull();
  });

  it('leaves out the analyses that compute further values, and says why', async () => {
    await openCompleted('1.2.1', { search: '?step=result' });
    await screen.findByText('Calculada con la versión 1.2.1 del motor.');
    fireEvent.click(await screen.findByRole('tab', { name: 'Escenarios' }));
    expect(await screen.findAllByText(/el motor actual valoraría esta versión/u)).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Añadir escenario' })).toBeNull();
  });
});

describe('a version that this very engine closed', () => {
  it('asks the server for nothing more', async () => {
    const { asked } = await openCompleted(engineVersion);
    await screen.findAllByRole('heading', { level: 1 });
    expect(asked()).toEqual([]);
    expect(screen.queryByText(/versión .* del motor/u)).toBeNull();
  });
});
