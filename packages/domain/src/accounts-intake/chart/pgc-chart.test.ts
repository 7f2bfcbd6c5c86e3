import { describe, expect, it } from 'vitest';
import { findFiledLine, filedLines, isPartOf, isResultKey } from './filed-lines.ts';
import {
  findChartAccount,
  chartAccounts,
  isOutsideGroup,
  placesByCodePrefix,
} from './pgc-chart.ts';
import { isReviewPlace, sideOfPlace } from './pgc-places.ts';

describe('the chart of accounts', () => {
  it('has a place for every account: 440 of three digits, 221 of four', () => {
    expect(chartAccounts.filter(({ account }) => account.length === 3)).toHaveLength(440);
    expect(chartAccounts.filter(({ account }) => account.length === 4)).toHaveLength(221);
    expect(new Set(chartAccounts.map(({ account }) => account)).size).toBe(661);
  });

  it('gives every code of three and four digits under a group a place, or knows no such account', () => {
    for (const one of chartAccounts) {
      expect(findChartAccount(one.account)?.place).toBe(one.place);
      expect(findChartAccount(`${one.account}00017`.slice(0, 8))?.account.slice(0, 3)).toBe(
        one.account.slice(0, 3),
      );
    }
    expect(findChartAccount('999')).toBeNull();
    expect(['080', '800', '999'].every(isOutsideGroup)).toBe(true);
  });

  // Accounts that the former map lost: impairment losses in EBITDA, taxes by kind, prepayments, own work.
  it.each([
    ['694', 'other_operating'],
    ['794', 'other_operating'],
    ['695', 'other_operating'],
    ['693', 'supplies'],
    ['7950', 'personnel'],
    ['7954', 'other_operating'],
    ['4709', 'tax_position'],
    ['473', 'tax_position'],
    ['4752', 'tax_position'],
    ['480', 'nwc_asset'],
    ['485', 'nwc_liability'],
    ['499', 'nwc_liability'],
    ['181', 'nwc_liability'],
    ['71', null],
    ['710', 'stock_variation'],
    ['730', 'own_work'],
    ['746', 'grants'],
    ['470', 'review'],
    ['475', 'review'],
    ['4745', 'tax_review'],
    ['240', 'non_operating_ask'],
  ])('%s goes to %s', (account, place) => {
    expect(findChartAccount(account)?.place ?? null).toBe(place);
  });

  it('turns an overdraft into debt and a partner’s debit balance into a group balance', () => {
    expect(findChartAccount('57200001')?.opposite).toBe('financial_debt');
    expect(findChartAccount('551')?.opposite).toBe('group_balance_ask');
  });

  it('gives two digits a place where all their accounts share it', () => {
    expect(placesByCodePrefix('70')).toEqual(['revenue']);
    expect(placesByCodePrefix('64')).toEqual(['personnel']);
    expect(placesByCodePrefix('47').length).toBeGreaterThan(1);
  });

  it('knows the natural side of accounts that reduce', () => {
    expect(
      ['280', '290', '390', '490', '108'].map((code) => findChartAccount(code)?.natural),
    ).toEqual(['credit', 'credit', 'credit', 'credit', 'debit']);
    expect(sideOfPlace('revenue')).toBe('credit');
    expect(sideOfPlace('supplies')).toBe('debit');
    expect(isReviewPlace('tax_review')).toBe(true);
  });
});

describe('the lines of the filed models', () => {
  it('are 221, each with a place or a total of others', () => {
    expect(filedLines).toHaveLength(221);
    for (const { place, total } of filedLines) expect(place ?? total).not.toBeNull();
  });

  it('are found by key and by box of the modelo 200', () => {
    expect(findFiledLine('40100')?.place).toBe('revenue');
    expect(findFiledLine('00180')?.key).toBe('10000');
    expect(findFiledLine('00500')?.key).toBe('49500');
  });

  it('know their parts at any depth, and that a result has none', () => {
    expect(isPartOf('12312', '12300')).toBe(true);
    expect(isPartOf('12312', '12000')).toBe(true);
    expect(isPartOf('12312', '10000')).toBe(true);
    expect(isPartOf('12312', '11000')).toBe(false);
    expect(isPartOf('41411', '41400')).toBe(true);
    expect(isPartOf('40100', '49100')).toBe(false);
    expect(isPartOf('21100', '30000')).toBe(true);
    expect(isPartOf('41100', '41000')).toBe(false);
    expect(isPartOf('42110', '42000')).toBe(false);
    expect(isResultKey('49200')).toBe(true);
  });

  it('have every total’s parts among the lines', () => {
    const totals = filedLines.filter(
      ({ total, place, key }) => total !== null && place === null && !isResultKey(key),
    );
    const bare = totals.filter((whole) => !filedLines.some(({ key }) => isPartOf(key, whole.key)));
    expect(totals).toHaveLength(9);
    expect(bare).toEqual([]);
  });
});
