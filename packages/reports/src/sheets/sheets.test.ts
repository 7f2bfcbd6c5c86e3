import type { CommissionStatement } from '@valia/domain/commissions/commission-schemas.ts';
import { reportLanguages } from '@valia/domain/reports/valuation-report-input.ts';
import { expect, test } from 'vitest';
import { createReportRenderer } from '../create-report-renderer.ts';
import { pdfPageTexts } from '../testing/pdf-text.ts';

const entry = {
  requestId: '00000000-0000-4000-8000-000000000001',
  companyName: 'Bodegas Arrañal, S.A.',
  cause: 'outcome-won',
  reason: null,
  citesNumber: null,
  citedBy: null,
  baseCents: 231_000_000,
  rate: 0.006,
} as const;
const statement: CommissionStatement = {
  from: '2026-01-01',
  to: '2026-11-20',
  totals: {
    openingCents: 624_000,
    earned: { cents: 1_386_000, count: 1 },
    corrected: { cents: -1_386_000, corrections: 0, reversals: 1 },
    paid: { cents: 0, count: 0 },
    closingCents: 624_000,
  },
  previous: { number: 11, at: '2025-12-18T10:00:00.000Z' },
  entries: [
    {
      ...entry,
      id: '00000000-0000-4000-8000-000000000012',
      number: 12,
      kind: 'earned',
      amountCents: 1_386_000,
      balanceCents: 2_010_000,
      at: '2026-03-04T10:00:00.000Z',
      citedBy: { number: 13, kind: 'reversal' },
    },
    {
      ...entry,
      id: '00000000-0000-4000-8000-000000000013',
      number: 13,
      kind: 'reversal',
      amountCents: -1_386_000,
      balanceCents: 624_000,
      at: '2026-05-22T10:00:00.000Z',
      cause: null,
      reason: 'Venta resuelta el 20 de mayo',
      citesNumber: 12,
    },
  ],
  next: null,
  approved: { cents: 0, since: null, dueAt: null },
  estimated: { cents: 11_778_000, count: 4 },
};

const people = {
  issuedAt: '2026-11-20T10:00:00.000Z',
  person: {
    name: 'Marta Soler',
    organizationName: 'Soler Prada Asesores',
    email: 'marta@example.test',
  },
  firm: { name: 'Merindal Corporate Finance, S.L.', taxId: 'B26005181', address: 'Logroño' },
} as const;

const renderer = createReportRenderer();

test('a statement prints its entries, each with what it cites, in three languages', async () => {
  const expected = {
    es: [
      'Extracto de comisiones',
      'Ganada: 0,60 % de 2.310.000 €; lo revierte el asiento 0013',
      '20.100,00 €',
      '−13.860,00 €',
      '117.780,00 €',
    ],
    ca: ['Extracte de comissions', 'reverteix l’assentament 0012', '6.240,00 €'],
    en: ['Commission statement', 'Venta resuelta el 20 de mayo; reverses entry 0012', '€6,240.00'],
  };
  for (const language of reportLanguages) {
    const input = { sheet: 'commission-statement', language, statement, ...people } as const;
    const bytes = await renderer.renderSheet(input);
    const text = pdfPageTexts(bytes).join('\n').replaceAll(/\s+/g, ' ');
    for (const part of expected[language]) expect(text).toContain(part);
  }
});
