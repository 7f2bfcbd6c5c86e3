import { toValuationInputs } from '../valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { withClosedFlows } from './with-closed-flows.ts';
import { workedExample } from '../testing/worked-example.ts';
import { writeField } from '../valuation-fields/write-field.ts';

const figuresOf = (document: typeof workedExample) =>
  withClosedFlows(document, valueCompany(toValuationInputs(document))).figures;

describe('tax and free cash flow of the closed years', () => {
  it('follow from the accounts at the first projected year’s rate', () => {
    const figures = figuresOf(workedExample);
    const ebit = figures['accounts.2025.normalisedEbit']?.value ?? 0;
    expect(ebit).toBe(868_500);
    expect(figures['accounts.2025.tax']?.value).toBe(0.25 * 868_500);
    // 2,241,200 in 2025 less 2,144,300 in 2024
    expect(figures['accounts.2025.changeInNetWorkingCapital']?.value).toBe(96_900);
    // 868,500 − 217,125 + 321,500 − 368,400 − 96,900
    expect(figures['accounts.2025.freeCashFlowToFirm']?.value).toBe(507_575);
  });

  it('by Spanish law each bears its own year’s rate, by turnover of the year before it', () => {
    const document = writeField(workedExample, 'projection.spanishTax', { regime: 'small' });
    const figures = figuresOf(document);
    const rateOf = (year: number) => figures[`accounts.${String(year)}.taxRate`]?.value;
    expect([2023, 2024, 2025].map(rateOf)).toEqual([0.25, 0.25, 0.24]);
    expect(figures['projection.2026.taxRate']?.value).toBe(0.23);
    expect(figures['accounts.2025.tax']?.value).toBe(0.24 * 868_500);
  });

  it('each opens with its formula and inputs that are figures themselves', () => {
    const figures = figuresOf(workedExample);
    const flow = figures['accounts.2024.freeCashFlowToFirm'];
    expect(flow?.formula).toBe('free-cash-flow-to-firm');
    for (const { figure } of flow?.inputs ?? []) expect(figures[figure]).toBeDefined();
  });

  it('the first year has no balance to compare with, and a blank line leaves its year without', () => {
    const figures = figuresOf(workedExample);
    expect(figures['accounts.2023.tax']).toBeDefined();
    expect(figures['accounts.2023.freeCashFlowToFirm']).toBeUndefined();
    const without = writeField(workedExample, 'accounts.years.2.lines.capitalExpenditure', null);
    expect(figuresOf(without)['accounts.2025.freeCashFlowToFirm']).toBeUndefined();
  });

  it('add nothing to the value', () => {
    const outcome = valueCompany(toValuationInputs(workedExample));
    const shown = withClosedFlows(workedExample, outcome);
    expect(shown.result).toEqual(outcome.result);
    for (const [id, figure] of Object.entries(outcome.figures))
      expect(shown.figures[id]).toBe(figure);
  });
});
