import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { feeRequest, type FeeInput } from '@valia/domain/fees/fee-request.ts';
import { feeCalculation } from '@valia/domain/fees/fee-calculation.ts';
import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { feeTable } from '../fee-table.ts';
import { loadCatalog } from '../load-catalog.ts';
import { explainFeeStep } from './explain-fee-step.ts';

const i18n = setupI18n();
beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'es', messages: await loadCatalog('fee-terms', 'es') });
});
const writing = {
  t: (message: MessageDescriptor) => i18n._(message),
  language: 'es',
} as const;

const example: FeeInput = {
  ...defaultFeeTerms,
  companyName: '',
  base: 'equity',
  closingCents: 640_000_000,
  earnOutCents: 80_000_000,
  earnOutMonth: null,
  minimumCents: 15_000_000,
  capCents: 30_000_000,
  monthlyRetainerCents: 300_000,
  months: 8,
  isKnownBuyer: true,
};

const explained = (id: string, changes: Partial<FeeInput> = {}) => {
  const input = { ...example, ...changes };
  const step = explainFeeStep(id, feeCalculation(feeRequest(input)), input, writing);
  const plain = (text: string | null | undefined) =>
    text?.replaceAll(/[\u00a0\u202f]/gu, ' ') ?? null;
  return { figures: plain(step?.figures), parts: plain(step?.parts) };
};

describe('a step of a fee is explained in its own figures', () => {
  test.each([
    ['band-4', '3.200.000 € × 2 % = 64.000 €'],
    ['scale', '100.000 € + 80.000 € + 60.000 € + 40.000 € + 64.000 € = 344.000 €'],
    ['discount', '344.000 € × −25 % = −86.000 €'],
    ['minimum', '258.000 €: no cambia nada'],
    ['fee', '344.000 € − 86.000 € = 258.000 €'],
    ['credit', '8 × 3.000 € × 100 % → −24.000 €'],
    ['net', '258.000 € − 24.000 € = 234.000 €'],
    ['tax', '222.000 € × 21 % + 12.000 € × 21 % = 49.140 €'],
    ['invoices', '234.000 € + 49.140 € = 283.140 €'],
  ])('%s', (id, figures) => {
    expect(explained(id).figures).toBe(figures);
  });

  test('a credit of nothing has no sign', () => {
    expect(explained('credit', { retainerCredit: 0 }).figures).toBe('8 × 3.000 € × 0 % → 0 €');
  });

  test('a limit that acts says by how much', () => {
    expect(explained('minimum', { minimumCents: 30_000_000 }).figures).toBe(
      '300.000 € − 258.000 € = 42.000 €',
    );
    expect(explained('cap', { capCents: 20_000_000 }).figures).toBe(
      '200.000 € − 258.000 € = −58.000 €',
    );
  });

  test('what is paid with the earn-out is the rest', () => {
    expect(explained('fee').parts).toBe(
      'Al cierre se paga 246.000 €. Con el earn-out, el resto: 258.000 € − 246.000 € = 12.000 €.',
    );
    expect(explained('fee', { earnOutCents: 0 }).parts).toBeNull();
  });

  test('every row of the table has its explanation', () => {
    const fee = feeCalculation(feeRequest(example));
    const rows = feeTable(fee, example, writing);
    expect(rows.map(({ id }) => explainFeeStep(id, fee, example, writing)?.rule ?? id)).toEqual(
      rows.map(() => expect.stringMatching(/\.$/u) as unknown),
    );
  });
});
