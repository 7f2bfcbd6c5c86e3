import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';

/** What is written beside the figures and does not move them. */
const besides: ReadonlySet<string> = new Set([
  'company',
  'client',
  'reconciliation',
  'conclusion',
  'sources',
  'scenarios',
  'baseProbability',
  'analysis',
]);

/** Whether two versions of one document lead to the same value: edits share what they leave alone. */
export const haveSameInputs = (one: ValuationDocument, other: ValuationDocument): boolean => {
  const left = Object.entries(one).filter(([part]) => !besides.has(part));
  const right = new Map<string, unknown>(
    Object.entries(other).filter(([part]) => !besides.has(part)),
  );
  return left.length === right.size && left.every(([part, value]) => right.get(part) === value);
};
