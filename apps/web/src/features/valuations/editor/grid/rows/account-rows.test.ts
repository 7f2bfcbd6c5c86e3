import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { chooseRatioLines } from '@valia/domain/valuation-years/ratio-lines.ts';
import { toValuationInputs } from '@valia/domain/valuations/document/valuation-document.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { expect, it } from 'vitest';
import { parseFieldText } from '../../values/parse-field-text.ts';
import { accountRows } from './account-rows.ts';

it('the lines that only ratios need stand in the grid where they are chosen, a cost as it is typed', () => {
  const chosen = chooseRatioLines(workedExample, true);
  const interest = 'accounts.years.2.ratioLines.interestExpense';
  const written = parseFieldText(chosen, interest, '-118.900', 'es').document ?? chosen;
  const rowsOf = (document: typeof workedExample) =>
    accountRows(document, valueCompany(toValuationInputs(document)), () => '');
  const keys = (document: typeof workedExample) => rowsOf(document).map(({ key }) => key);
  expect(keys(workedExample)).not.toContain('equity');
  expect(keys(written)).toContain('equity');
  const cells = rowsOf(written).find(({ key }) => key === 'interestExpense')?.cells;
  expect(cells?.[2]).toMatchObject({ value: 118_900, negated: true });
});
