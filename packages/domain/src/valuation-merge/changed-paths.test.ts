import { describe, expect, it } from 'vitest';
import { moveBaseYear } from '../valuation-years/account-years.ts';
import { changedPaths } from './changed-paths.ts';
import { writeCell } from '../valuation-cells/cell-paths.ts';
import { writeField } from '../valuation-fields/write-field.ts';
import { chooseLosses } from '../corporate-tax/choose-tax.ts';
import { chooseReinvestment } from '../valuation-choices/choose-projection-options.ts';
import { workedExample } from '../testing/worked-example.ts';

describe('what two versions differ in', () => {
  it('names each changed field by its path', () => {
    const after = writeField(
      writeField(workedExample, 'bridge.cash', 1),
      'accounts.years.0.lines.revenue',
      2,
    );
    expect(changedPaths(workedExample, after).toSorted()).toEqual([
      'accounts.years.0.lines.revenue',
      'bridge.cash',
    ]);
    expect(changedPaths(workedExample, workedExample)).toEqual([]);
  });

  it('a base year that moved is one change, and a figure written meanwhile another', () => {
    const after = writeCell(moveBaseYear(workedExample, 2024), 'accounts.years.2.lines.revenue', 7);
    expect(changedPaths(workedExample, after)).toEqual([
      'accounts.baseYear',
      'accounts.years.2.lines.revenue',
    ]);
  });

  it('a list of another length is one change', () => {
    const after = writeField(
      workedExample,
      'accounts.years',
      workedExample.accounts.years.slice(1),
    );
    expect(changedPaths(workedExample, after)).toEqual(['accounts.years']);
  });

  it('a choice that takes another form is one change', () => {
    const after = writeField(workedExample, 'multiples.sizeStep', { mode: 'auto' });
    expect(changedPaths(workedExample, after)).toEqual(['multiples.sizeStep']);
  });

  it('a list of other items is one change, not one per field', () => {
    const { adjustments } = workedExample;
    const renamed = adjustments.map((item) => ({ ...item, id: `${item.id.slice(0, -1)}f` }));
    const after = writeField(workedExample, 'adjustments', renamed);
    expect(changedPaths(workedExample, after)).toEqual(['adjustments']);
  });

  it('a source I noted is a change of its own', () => {
    const field = 'costOfCapital.buildUp.riskFreeRate';
    const after = writeCell(workedExample, `sources.${field}.text`, 'Tesoro');
    expect(changedPaths(workedExample, after)).toEqual([`sources.${field}.text`]);
  });

  it('an option that is chosen is one change, and leaves its neighbours unnamed', () => {
    const after = chooseReinvestment(chooseLosses(workedExample, 'spain'), 'sales-to-capital');
    expect(changedPaths(workedExample, after).toSorted()).toEqual([
      'projection.losses',
      'projection.reinvestment',
    ]);
  });
});
