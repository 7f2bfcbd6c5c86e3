import type { CommissionStatement } from '@valia/domain/commissions/commission-schemas.ts';
import { reportLanguages } from '@valia/domain/reports/valuation-report-input.ts';
import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { referenceFees } from '@valia/domain/testing/reference-fees.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { expect, test } from 'vitest';
import { createReportRenderer } from '../create-report-renderer.ts';
import { pdfPageTexts } from '../testing/pdf-text.ts';

const entry = {
  requestId: '00000000-0000-4000-8000-000000000001',
  companyName: 'Bodegas Arrañal, S.A.',
  cause: 'outcome-won' as const,
  reason: null,
  citesNumber: null,
  citedBy: null,
  baseCents: 231_000_000,
  bands: [{ valueCents: 231_000_000, rate: 0.006 }],
};
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

test('a fee calculation prints the rows of the screen and the conventions compared', async () => {
  const { firm: _firm, ...printed } = people;
  const fee = {
    ...defaultFeeTerms,
    minimumCents: 15_000_000,
    capCents: 30_000_000,
    monthlyRetainerCents: 300_000,
    months: 8,
    isKnownBuyer: true,
    companyName: 'Conservas Valdeorza, S.L.',
    base: 'equity' as const,
    closingCents: 640_000_000,
    earnOutCents: 80_000_000,
    earnOutMonth: '2028-03',
  };
  const expected = {
    es: [
      'Honorarios: Conservas Valdeorza, S.L.',
      'Los honorarios de éxito son 258.000 €, sin impuestos: 246.000 € al cierre y 12.000 € con el earn-out.',
      'no actúa: quedan 42.000 €',
      'Facturas268.62014.520283.140',
      'Doble Lehman larga',
    ],
    ca: ['Comprador ja conegut', '222.000', 'no actua: 258.000 € el supera'],
    en: ['Double Lehman', '268,62014,520283,140', '8 × €3,000, 100% credited'],
  };
  for (const language of reportLanguages) {
    const input = { sheet: 'fee-calculation', language, fee, ...printed } as const;
    const text = pdfPageTexts(await renderer.renderSheet(input))
      .join('\n')
      .replaceAll(/\s+/g, ' ');
    for (const part of expected[language]) expect(text).toContain(part);
  }
});

test.each(referenceFees)('$id is printed to the cent', async ({ fee, expected }) => {
  const { firm: _firm, ...printed } = people;
  const input = { sheet: 'fee-calculation', language: 'es', fee, ...printed } as const;
  const text = pdfPageTexts(await renderer.renderSheet(input))
    .join('\n')
    .replaceAll(/\s+/g, ' ');
  const written = (euros: number) => formatNumber(euros, { language: 'es', decimals: 0 });
  expect(text).toContain(`Los honorarios de éxito son ${written(expected.fee)} €, sin impuestos`);
  const net = expected.net === 0 ? '–' : written(expected.net);
  expect(text).toContain(`Pendiente de cobro${net}`);
});
