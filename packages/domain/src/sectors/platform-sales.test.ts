import { startingSizeNodes } from '@valia/valuation/multiples/size-factor.ts';
import { expect, test } from 'vitest';
import { type RecordedSale, platformSalesOf } from './platform-sales.ts';

const sale = (owner: number, evToEbitda: number, ebitda: number | null = null): RecordedSale => ({
  ownerId: `adviser ${owner}`,
  closedOn: `2025-0${owner}-17`,
  ebitda,
  evToEbitda,
});
const of = (sales: RecordedSale[]) => platformSalesOf('MAQ', sales, startingSizeNodes);

test('four advisers tell nothing, however many sales they note', () => {
  expect(of([1, 2, 3, 4].flatMap((owner) => [sale(owner, 5), sale(owner, 6)]))).toBeNull();
});

test('each adviser counts once, by the middle of their own sales', () => {
  const many = [9, 9, 9, 9].map((multiple) => sale(1, multiple));
  expect(of([...many, sale(2, 5), sale(3, 5.4), sale(4, 5.2), sale(5, 6)])).toEqual({
    sector: 'MAQ',
    // Quartiles and median of 5, 5.2, 5.4, 6 and 9
    low: 5.2,
    median: 5.4,
    high: 6,
    sized: false,
    advisers: 5,
    deals: 8,
    from: '2025-01-01',
    to: '2025-05-01',
  });
});

test('no sale is named by its day, only the months of the first and the last', () => {
  const sales = [1, 2, 3, 4, 5].map((owner) => sale(owner, 5));
  expect(of(sales)).toMatchObject({ from: '2025-01-01', to: '2025-05-01' });
});

test('sales whose size is known are brought to a million, where five advisers have them', () => {
  const sized = [1, 2, 3, 4, 5].map((owner) => sale(owner, 4.55, 500_000));
  // 4.55 / 0.91
  expect(of([...sized, sale(6, 12)])).toMatchObject({ median: 5, sized: true, advisers: 5 });
  expect(of([...sized.slice(1), sale(6, 12)])).toMatchObject({ sized: false, advisers: 5 });
});
