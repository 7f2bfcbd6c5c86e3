import type { StepId } from '@valia/domain/valuation-progress/valuation-steps.ts';
import type { ResultView } from './result-views.ts';

/** The current place in the editor; null for a part that was not chosen. */
export interface EditorLocation {
  step: StepId | null;
  /** The view of the result. */
  view: ResultView | null;
  /** The field to focus first. */
  field: string | null;
}

/** Stores the current place, and the ones before it. */
export interface EditorLocationStore {
  place: EditorLocation;
  go: (
    to: { step: StepId; view: ResultView | null },
    how: { replace: boolean; resetScroll: boolean },
  ) => void;
}
