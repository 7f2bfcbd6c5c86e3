import type { MessageDescriptor } from '@lingui/core';
import {
  earlierFormulaTexts,
  earlierFunctionMeanings,
  earlierFunctionTexts,
  laterFormulaText,
  laterIssueText,
} from './earlier-formula-texts.ts';
import {
  formulaFunctionMeanings,
  formulaFunctionTexts,
  formulaSymbolTexts,
  formulaTexts,
} from './formula-texts.ts';
import { valuationIssueTexts } from '../valuation-issue-texts.ts';

type Texts = Readonly<Record<string, MessageDescriptor>>;

const formulas: Texts = { ...earlierFormulaTexts, ...formulaTexts };
const functions: Texts = { ...earlierFunctionTexts, ...formulaFunctionTexts };
const meanings: Texts = { ...earlierFunctionMeanings, ...formulaFunctionMeanings };
const symbols: Texts = formulaSymbolTexts;
const issues: Texts = valuationIssueTexts;

// An outcome may be from any engine: frozen by an earlier one, or by a later one and shown in an older tab.
export const formulaTextOf = (formula: string): MessageDescriptor =>
  formulas[formula] ?? laterFormulaText;
export const functionTextOf = (name: string): MessageDescriptor | undefined => functions[name];
export const functionMeaningOf = (name: string): MessageDescriptor | undefined => meanings[name];
export const symbolTextOf = (symbol: string): MessageDescriptor | undefined => symbols[symbol];
export const issueTextOf = (code: string): MessageDescriptor => issues[code] ?? laterIssueText;
