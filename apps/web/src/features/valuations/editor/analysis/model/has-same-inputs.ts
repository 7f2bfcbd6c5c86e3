import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';

/** The parts of the document that do not affect the value. */
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

/**
 * Whether two versions of a document have the same inputs. Compared by reference, because an edit keeps the unchanged
 * parts.
 */
export const hasSameInputs = (one: ValuationDocument, other: ValuationDocument): boolean => {
  const left = Object.entries(one).filter(([part]) => !besides.has(part));
  const right = new Map<string, unknown>(
    Object.entries(other).filter(([part]) => !besides.has(part)),
  );
  return left.length === right.size && left.every(([part, value]) => right.get(part) === value);
};
