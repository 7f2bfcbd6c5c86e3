import { valdeorzaDocument } from '@valia/domain/demo/valdeorza-document.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { expect, test } from 'vitest';
import { createReportRenderer } from '../create-report-renderer.ts';
import { pdfPageTexts } from '../testing/pdf-text.ts';
import { sampleReportInput } from '../testing/sample-report-input.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

/** Multiples of 40 times EBITDA, with a DCF of about six times. */
const farApart = (reconciliation?: string): ValuationDocument => {
  const document = valdeorzaDocument();
  const { evToEbitda } = document.multiples;
  const multiples = {
    ...document.multiples,
    evToEbitda: { ...evToEbitda, low: 38, central: 40, high: 42 },
  };
  return { ...document, multiples, ...(reconciliation !== undefined && { reconciliation }) };
};

const mixedOf = async (document: ValuationDocument) => {
  const { summary } = await buildReportView(document);
  const { notes = [], reason = [] } = summary.mixed ?? {};
  const texts = [...notes, ...reason].map(({ lead, text }) => withPlainSpaces(`${lead} ${text}`));
  return { texts: texts.join('\n'), reason, warnings: summary.warnings };
};

test('methods far apart are told with their distance, as a warning and beside the mixed value', async () => {
  const { texts, warnings } = await mixedOf(farApart());
  expect(texts).toMatch(/Distancia: el valor más alto supera en un [\d.,]+ % al más bajo\./u);
  expect(texts).toContain('Motivo de la diferencia: no consta.');
  expect(warnings.map(({ lead }) => lead)).toContain('Métodos alejados.');
});

test('the reason that was given stands there; methods near each other need none', async () => {
  const { texts, reason } = await mixedOf(farApart('El sector se paga caro este año'));
  expect(texts).toContain('Motivo de la diferencia: El sector se paga caro este año.');
  expect(reason).toEqual([]);
  const near = await mixedOf(valdeorzaDocument());
  expect(near.texts).not.toContain('Motivo');
  expect(near.warnings.map(({ lead }) => lead)).not.toContain('Métodos alejados.');
});

test('a long reason is printed whole under the table', async () => {
  const given = Array.from({ length: 120 }, (_, place) => `motivo${String(place)}`).join(' ');
  const { reason } = await mixedOf(farApart(given));
  expect(reason.map(({ text }) => text)).toEqual([`${given}.`]);
  const pdf = await createReportRenderer().renderValuationReport(
    sampleReportInput(farApart(given), 'es'),
  );
  const pages = pdfPageTexts(pdf).join(' ').replaceAll(/\s+/gu, ' ');
  expect(pages).toContain('motivo0 ');
  expect(pages).toContain('motivo119.');
});

test('with a reason, a simulation and four warnings the summary stays one page', async () => {
  const far = farApart('Los comparables son operaciones con sinergias; el DCF no las recoge.');
  const known = { included: true, type: 'private-deal' as const, source: '', date: null };
  const unknown = { evToEbit: null, evToSales: null, priceToEarnings: null };
  const document: ValuationDocument = {
    ...far,
    valuationDate: '2026-09-30',
    balanceDate: '2026-09-30',
    accounts: { ...far.accounts, years: far.accounts.years.slice(-1) },
    adjustments: [],
    multiples: {
      ...far.multiples,
      evToEbitda: { low: null, central: null, high: null, origin: { kind: 'comparables' } },
      comparables: [38, 40, 42].map((evToEbitda) => ({
        ...known,
        ...unknown,
        id: String(evToEbitda),
        name: '',
        evToEbitda,
      })),
    },
    leases: { rent: 180_000, costOfDebt: 0.05, schedule: { basis: 'annuity', years: 5 } },
    analysis: {
      monteCarlo: {
        trials: 200,
        seed: 1,
        price: null,
        drivers: [
          {
            driver: 'ebitdaMargin',
            apply: 'shift',
            distribution: { kind: 'normal', mean: 0, deviation: 0.006 },
          },
        ],
      },
    },
  };
  const input = sampleReportInput(document, 'es');
  const pages = pdfPageTexts(await createReportRenderer().renderValuationReport(input));
  expect(pages[1]).toContain('Simulación');
  expect(pages[1]).toContain('Métodos alejados');
});
