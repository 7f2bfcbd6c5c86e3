import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { driverFields } from '../valuation-fields/driver-fields.ts';
import { isPathUnused } from '../valuation-years/driver-edits.ts';
import { stepOfField, stepsOfMethod } from './valuation-steps.ts';
import { projectionPlan } from '../valuation-years/projection-plan.ts';

const summed = /^accounts\.years\.\d+\.lines\.(?:ebitda|netWorkingCapital)$/u;
const parts =
  /^accounts\.years\.\d+\.lines\.(?:otherIncome|supplies|personnel|otherOperatingExpenses|inventories|tradeReceivables|tradePayables)$/u;

const isHiddenRate = ({ costOfCapital }: ValuationDocument, path: string): boolean => {
  const mode = costOfCapital.path === undefined ? costOfCapital.mode : 'path';
  if (path === 'costOfCapital.weightedAverageCostOfCapital') return mode !== 'direct';
  return path.startsWith('costOfCapital.buildUp.') && mode !== 'build-up';
};

const ofGrowth =
  /^(?:range\.terminalGrowth|terminal\.(?:terminalGrowth|returnOnCapital|ebitMargin|taxRate))$/u;
const ofSale = /^(?:range|terminal)\.exitMultiple$/u;

const isHiddenTerminal = ({ terminal }: ValuationDocument, path: string): boolean => {
  if (terminal.average !== undefined) return false;
  return (terminal.method === 'gordon' ? ofSale : ofGrowth).test(path);
};

const isHiddenOption = (
  { costOfCapital, terminal, multiples, discounts }: ValuationDocument,
  path: string,
) => {
  if (path === 'discounts.lackOfMarketability.riskFreeRate')
    return discounts?.lackOfMarketability?.model !== 'chaffe';
  if (path === 'costOfCapital.buildUp.debtSpread')
    return costOfCapital.syntheticRating !== undefined;
  if (path === 'terminal.ebitMargin') return terminal.returnOnCapital === undefined;
  const [, kind] = /^multiples\.(?:further\.)?(\w+)\.(?:low|central|high)$/u.exec(path) ?? [];
  const multiple = { ...multiples.further, evToEbitda: multiples.evToEbitda };
  const given = Object.entries(multiple).find(([name]) => name === kind)?.[1];
  return given?.origin.kind === 'comparables';
};

const isHiddenDriver = (document: ValuationDocument, path: string): boolean => {
  const field = driverFields.find((candidate) => path.startsWith(`${candidate}.`));
  if (field === undefined || field === 'costOfCapital.path') return false;
  if (isPathUnused(document, field)) return path.startsWith(`${field}.path.`);
  return projectionPlan(document).every(({ driver }) => driver !== field);
};

/** Whether no screen shows this field because of the chosen options. */
const isHiddenField = (document: ValuationDocument, path: string): boolean => {
  const field = path.replace(/^sources\.(.+)\.(?:text|date)$/u, '$1');
  const { detail } = document.accounts;
  return (
    !stepsOfMethod(document.method).includes(stepOfField(field)) ||
    (detail === 'lines' ? summed : parts).test(field) ||
    isHiddenRate(document, field) ||
    isHiddenTerminal(document, field) ||
    isHiddenOption(document, field) ||
    isHiddenDriver(document, field)
  );
};

/** The refused texts, by path, that the user can see and correct; texts in fields hidden by an option are ignored. */
export const visibleRefusedTexts = <Refusal>(
  refused: Readonly<Record<string, Refusal>>,
  document: ValuationDocument,
): Record<string, Refusal> =>
  Object.fromEntries(Object.entries(refused).filter(([path]) => !isHiddenField(document, path)));
