import { type StepId, stepIds } from '@valia/domain/valuation-progress/valuation-steps.ts';
import {
  type ResultView,
  resultViews,
} from '../../features/valuations/editor/navigation/result-views.ts';
import {
  type PanelTab,
  panelTabs,
} from '../../features/valuations/editor/side-panel/panel-tabs.ts';

/** What the address of a valuation says besides which one it is. */
export interface EditorSearch {
  /** The open step; the first one where none is told, or one that the method does not need. */
  step?: StepId | undefined;
  /** How the result is looked at. */
  view?: ResultView | undefined;
  /** The field to begin at. */
  field?: string | undefined;
  /** An earlier version to look at instead of what is there now. */
  version?: number | undefined;
  /** The open tab of the panel beside the work. */
  panel?: PanelTab | undefined;
}

/** Whatever cannot be read counts as absent. A key left out would keep what the address holds. */
export const readEditorSearch = (search: Record<string, unknown>): EditorSearch => {
  const { step, view, field, version, panel } = search;
  return {
    step: stepIds.find((known) => known === step),
    view: resultViews.find((known) => known === view),
    field: typeof field === 'string' ? field : undefined,
    version:
      typeof version === 'number' && Number.isSafeInteger(version) && version > 0
        ? version
        : undefined,
    panel: panelTabs.find((known) => known === panel),
  };
};
