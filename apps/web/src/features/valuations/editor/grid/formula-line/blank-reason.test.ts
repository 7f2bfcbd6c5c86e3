import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { chooseReinvestment } from '@valia/domain/valuation-choices/choose-projection-options.ts';
import { writeField } from '@valia/domain/valuation-fields/write-field.ts';
import { withClosedFlows } from '@valia/domain/valuation-years/with-closed-flows.ts';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { toValuationInputs } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { accountColumns, accountRows } from '../rows/account-rows.ts';
import { projectionColumns, projectionRows } from '../rows/projection-rows.ts';
import { blankReason } from './blank-reason.ts';

const empty = emptyValuationDocument({ method: 'mixed', companyName: 'A', today: '2026-11-20' });

type Grid = 'accounts' | 'projection';

const why = (document: typeof empty, grid: Grid, key: string, column: number) => {
  const outcome = withClosedFlows(document, valueCompany(toValuationInputs(document)));
  const columns = grid === 'accounts' ? accountColumns(document) : projectionColumns(document);
  const rows = (grid === 'accounts' ? accountRows : projectionRows)(document, outcome, () => '');
  const row = rows.find((candidate) => candidate.key === key);
  const cell = row?.cells[column];
  const place = columns[column];
  if (row === undefined || cell === undefined || place === undefined) throw new Error('no cell');
  return cell.value === null ? blankReason(row, cell, place, document, outcome) : null;
};

describe('an empty cell', () => {
  it('of a projected year waits for the base year and its own drivers', () => {
    expect(why(empty, 'projection', 'revenue', 3)).toEqual({
      kind: 'waits',
      fields: ['accounts.years.2.lines.revenue', 'projection.drivers.revenueGrowth.path.value'],
    });
    const without = writeField(workedExample, 'accounts.years.2.lines.revenue', null);
    expect(why(without, 'projection', 'revenue', 3)).toEqual({
      kind: 'waits',
      fields: ['accounts.years.2.lines.revenue'],
    });
  });

  it('of a closed year waits for the lines of that year', () => {
    expect(why(empty, 'accounts', 'ebitda', 1)).toEqual({
      kind: 'waits',
      fields: ['accounts.years.1.lines.revenue', 'accounts.years.1.lines.supplies'],
    });
    expect(why(empty, 'accounts', 'revenueGrowth', 1)).toEqual({
      kind: 'waits',
      fields: ['accounts.years.0.lines.revenue', 'accounts.years.1.lines.revenue'],
    });
  });

  it('that is written waits for nothing', () => {
    expect(why(empty, 'accounts', 'revenue', 0)).toEqual({ kind: 'not-written' });
    expect(why(empty, 'projection', 'ebitdaMargin', 4)).toEqual({ kind: 'not-written' });
  });

  it('may have no meaning in its year', () => {
    expect(why(workedExample, 'accounts', 'revenueGrowth', 0)).toEqual({ kind: 'no-year-before' });
    expect(why(workedExample, 'projection', 'freeCashFlowToFirm', 0)).toEqual({
      kind: 'no-year-before',
    });
    expect(why(workedExample, 'projection', 'discountFactor', 1)).toEqual({
      kind: 'only-projected',
    });
  });

  it('of a closed year’s free cash flow waits for that year and the balance before it', () => {
    const without = writeField(
      writeField(workedExample, 'accounts.years.1.lines.capitalExpenditure', null),
      'accounts.detail',
      'summary',
    );
    const summary = writeField(without, 'accounts.years.1.lines.ebitda', 1_000_000);
    expect(why(summary, 'projection', 'freeCashFlowToFirm', 1)).toEqual({
      kind: 'waits',
      fields: [
        'accounts.years.0.lines.netWorkingCapital',
        'accounts.years.1.lines.capitalExpenditure',
        'accounts.years.1.lines.netWorkingCapital',
      ],
    });
  });

  it('of an option that is chosen waits for its own figures', () => {
    const byCapital = chooseReinvestment(workedExample, 'sales-to-capital');
    const field = 'projection.reinvestment.salesToCapital.path.value';
    const waits = { kind: 'waits', fields: [field] };
    expect(why(byCapital, 'projection', 'reinvestment', 3)).toEqual(waits);
    expect(why(byCapital, 'projection', 'freeCashFlowToFirm', 4)).toEqual(waits);
    expect(why(byCapital, 'projection', 'salesToCapital', 4)).toEqual({ kind: 'not-written' });
  });

  it('always waits for something as long as nothing is filled in', () => {
    const outcome = valueCompany(toValuationInputs(empty));
    const columns = projectionColumns(empty);
    const unexplained = projectionRows(empty, outcome, () => '').flatMap((row) =>
      row.cells.flatMap((cell, index) => {
        const column = columns[index];
        if (column === undefined || cell.value !== null) return [];
        const reason = blankReason(row, cell, column, empty, outcome);
        return reason.kind === 'waits' && reason.fields.length === 0 ? [row.key] : [];
      }),
    );
    expect(unexplained).toEqual([]);
  });
});
