import type { StepId } from '@valia/domain/valuation-progress/valuation-steps.ts';
import type { ResultView } from './result-views.ts';

/** Where one is in the editor; null for what was not chosen. */
export interface EditorPlace {
  step: StepId | null;
  /** How the result is looked at. */
  view: ResultView | null;
  /** The field to begin at. */
  field: string | null;
}

/** Holds where one is, and what was before it. */
export interface PlaceKeeper {
  place: EditorPlace;
  go: (
    to: { step: StepId; view: ResultView | null },
    how: { replace: boolean; resetScroll: boolean },
  ) => void;
}
