import { expect, test } from 'vitest';
import { dealSet } from '../testing/deal-set.ts';
import { emptyValuationDocument } from '../valuations/document/empty-valuation-document.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { chooseSector } from './choose-sector.ts';
import { multipleLadder } from './multiple-ladder.ts';

const blank = emptyValuationDocument({
  method: 'multiples',
  companyName: 'Acme, S.L.',
  today: '2026-11-21',
});
const workshop: ValuationDocument = {
  ...blank,
  accounts: {
    detail: 'summary',
    years: blank.accounts.years.map((year) => ({
      ...year,
      lines: { ...year.lines, ebitda: 1_000_000 },
    })),
  },
};

test('own deals that do not count are no dots of the ladder', () => {
  const own = [5.1, 5.2, 5.3, 5.4, 0].map((evToEbitda, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index}`,
    sector: 'MAQ',
    name: `Venta ${index}`,
    source: 'Mandato propio',
    closedOn: '2025-06-30',
    ebitda: 500_000,
    evToEbitda,
  }));
  const set = { ...dealSet, sales: { own, platform: [] } };
  const document = chooseSector(workshop, 'MAQ', set);
  const rung = multipleLadder(document, set).find((one) => one.rung === 'own-deals');
  // f(1 M€) = 1, divided by f(500,000) = 0.91
  expect(rung?.deals.map((multiple) => multiple.toFixed(2))).toEqual([
    '5.60',
    '5.71',
    '5.82',
    '5.93',
  ]);
});
