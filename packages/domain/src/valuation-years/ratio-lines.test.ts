import { ratioRows } from '../valuations/ratio-rows.ts';
import {
  toValuationInputs,
  valuationDocumentSchema,
} from '../valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { describe, expect, it } from 'vitest';
import { addEarlierYear } from './account-years.ts';
import { tryWriteValue } from '../valuation-cells/try-write-value.ts';
import { chooseRatioLines } from './ratio-lines.ts';
import { workedExample } from '../testing/worked-example.ts';

const outcomeOf = (document: typeof workedExample) => valueCompany(toValuationInputs(document));
const rowsOf = (document: typeof workedExample) => ratioRows(document, outcomeOf(document).figures);
const named = (document: typeof workedExample, name: string) =>
  rowsOf(document)
    .find((row) => row.name === name)
    ?.ratios.map(({ ratio }) => ratio?.value ?? null);

describe('the ratios of the closed years', () => {
  it('stand side by side, with a blank where a year lacks what they need', () => {
    // 1,986,400 · 365 / 11,206,300
    expect(named(workedExample, 'receivableDays')?.[2]).toBeCloseTo(64.699, 3);
    expect(named(workedExample, 'revenueGrowth')?.[0]).toBeNull();
    expect(named(workedExample, 'netDebtToEbitda')?.slice(0, 2)).toEqual([null, null]);
    expect(named(workedExample, 'interestCoverage')).toBeUndefined();
  });

  it('the lines that only ratios need are there when they are chosen, and go with what was written', () => {
    const chosen = chooseRatioLines(workedExample, true);
    expect(valuationDocumentSchema.safeParse(chosen).success).toBe(true);
    const interest = 'accounts.years.2.ratioLines.interestExpense';
    const written = tryWriteValue(chosen, interest, 118_900).document ?? chosen;
    expect(named(written, 'interestCoverage')?.[2]).toBeGreaterThan(6);
    expect(outcomeOf(written).result).toEqual(outcomeOf(workedExample).result);
    expect(addEarlierYear(written).accounts.years[0]?.ratioLines).toBeDefined();
    expect(chooseRatioLines(written, false)).toEqual(workedExample);
  });
});
