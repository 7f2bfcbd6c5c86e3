import {
  comparableSpread,
  type ComparableSpread,
} from '@valia/domain/valuation-choices/comparable-edits.ts';
import { figureId } from '@valia/valuation/figure.ts';
import type { MultipleKind } from '@valia/valuation/valuation-inputs.ts';
import { useEditor } from '../../document/editor-context.ts';

/** The spread of the comparables, multiple by multiple, with the company's size adjustment where needed. */
export const useComparableSpread = (): ((kind: MultipleKind) => ComparableSpread) => {
  const { document, outcome } = useEditor();
  const sizeStep = outcome.figures[figureId.sizeStep()]?.value ?? 0;
  return (kind) => comparableSpread(document, kind, sizeStep);
};
