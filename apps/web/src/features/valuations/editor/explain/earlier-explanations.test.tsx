import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import frozen from '@valia/domain/testing/data/frozen-by-engine-1-2-1.json' with { type: 'json' };
import { valuationDocumentSchema } from '@valia/domain/valuations/document/valuation-document.ts';
import { valuationOutcomeSchema } from '@valia/domain/valuations/valuation-outcome-schema.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { showStep } from '../testing/show-step.tsx';

const versionOf = ({ document, outcome, engineVersion }: (typeof frozen)[keyof typeof frozen]) => ({
  document: valuationDocumentSchema.parse(document),
  outcome: valuationOutcomeSchema.parse(outcome),
  engineVersion,
});
const [mixed, dcf] = [versionOf(frozen.mixed), versionOf(frozen.dcf)];

const dialog = () => within(screen.getByRole('dialog'));

afterEach(cleanup);

describe('the explanations of a version that engine 1.2.1 closed', () => {
  it.each([
    ['es', /% Ajuste por tamaño$/u, 'tramo(', /^Tramo, en versiones/u],
    ['ca', /% Ajust per mida$/u, 'tram(', /^Tram, en versions/u],
    ['en', /% Size adjustment$/u, 'bracket(', /^Bracket, in earlier/u],
  ] as const)(
    'say in %s how its bracket gave the size step',
    async (language, step, call, meaning) => {
      const { document } = mixed;
      await showStep({ step: 'multiples', document, version: mixed, readOnly: true, language });
      fireEvent.click(screen.getByRole('button', { name: step }));
      expect(screen.getByRole('dialog').textContent).toContain(call);
      expect(dialog().getByText(meaning)).toBeDefined();
      expect(dialog().getByText(/Damodaran, 01\/2026; Argos; Dealsuite/u)).toBeDefined();
    },
  );

  it('do not tell a curve nor a date that it did not count with', async () => {
    const { document } = mixed;
    await showStep({ step: 'multiples', document, version: mixed, readOnly: true });
    expect(screen.getByText(/se cerró con un ajuste por tramos/u)).toBeDefined();
    expect(screen.queryByRole('rowheader', { name: /^Hasta .* M€$/u })).toBeNull();
    cleanup();
    await showStep({ step: 'company', document: dcf.document, version: dcf, readOnly: true });
    expect(screen.queryByText(/Los flujos se descuentan desde/u)).toBeNull();
  });
});
