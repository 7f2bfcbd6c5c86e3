import { type StepId, stepIds } from '@valia/domain/valuation-progress/valuation-steps.ts';
import {
  type ResultView,
  resultViews,
} from '../../features/valuations/editor/navigation/result-views.ts';
import {
  type PanelTab,
  panelTabs,
} from '../../features/valuations/editor/side-panel/panel-tabs.ts';

/** The query parameters of a valuation's URL. */
export interface EditorSearch {
  /** The open step; the first one when it is absent or not needed by the method. */
  step?: StepId | undefined;
  /** The view of the result. */
  view?: ResultView | undefined;
  /** The field to focus first. */
  field?: string | undefined;
  /** An earlier version to view instead of the current one. */
  version?: number | undefined;
  /** The open tab of the side panel. */
  panel?: PanelTab | undefined;
}

/**
 * Unreadable values are treated as absent. Every key is returned, because the router would keep the URL's value for a
 * missing key.
 */
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
