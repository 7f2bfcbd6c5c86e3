import {
  formulaFunctionMeanings,
  formulaFunctionTexts,
  formulaSymbolTexts,
  formulaTexts,
} from '@valia/i18n/formulas/formula-texts.ts';
import { ratioTerms } from '@valia/i18n/terms/ratio-terms.ts';
import { valuationIssueTexts } from '@valia/i18n/valuation-issue-texts.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { financialRatioRules } from '@valia/valuation/accounts/financial-ratios.ts';
import { formulaIds } from '@valia/valuation/figure.ts';
import { formulaExpressions } from '@valia/valuation/formulas/formula-expressions.ts';
import { formulaSymbols } from '@valia/valuation/formulas/formula-symbols.ts';
import {
  bridgeItems,
  costOfCapitalInputs,
  driverNames,
} from '@valia/valuation/valuation-inputs.ts';
import { valuationIssueCodes } from '@valia/valuation/valuation-outcome.ts';
import { describe, expect, it } from 'vitest';

const functionNames = [
  ...new Set(
    Object.values(formulaExpressions).flatMap(
      (expression) => expression.match(/[A-Za-z]+(?=\()/gu) ?? [],
    ),
  ),
];

describe('everything the engine can name has a text', () => {
  it.each([
    ['formulas', formulaIds, formulaTexts],
    ['operands', formulaSymbols, formulaSymbolTexts],
    ['functions', functionNames, formulaFunctionTexts],
    ['issues', valuationIssueCodes, valuationIssueTexts],
    ['drivers', driverNames, valuationTerms.drivers],
    ['cost of capital inputs', costOfCapitalInputs, valuationTerms.costOfCapitalInputs],
    ['bridge items', bridgeItems, valuationTerms.bridgeItems],
    ['ratios', Object.keys(financialRatioRules), ratioTerms],
  ])('%s', (_, codes, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual([...codes].toSorted());
  });

  it('no formula only names a function: what is on no calculator says what it does', () => {
    const onCalculators: ReadonlySet<string> = new Set(['max', 'min', 'ln', 'round']);
    const others = functionNames.filter((name) => !onCalculators.has(name));
    expect(others.filter((name) => !(name in formulaFunctionMeanings))).toEqual([]);
    for (const [name, { message = '' }] of Object.entries(formulaFunctionMeanings)) {
      expect([name, message.length > 40]).toEqual([name, true]);
    }
  });
});
