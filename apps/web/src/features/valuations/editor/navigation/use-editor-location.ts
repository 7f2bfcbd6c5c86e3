import { useNavigate, useSearch } from '@tanstack/react-router';
import { stepIds } from '@valia/domain/valuation-progress/valuation-steps.ts';
import type { EditorLocationStore } from './editor-location.ts';
import { resultViews } from './result-views.ts';

/** The current place, stored in the URL, so that it can be reloaded, copied and navigated back to. */
export const useEditorLocation = (): EditorLocationStore => {
  const { step, view, field } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    place: {
      step: stepIds.find((known) => known === step) ?? null,
      view: resultViews.find((known) => known === view) ?? null,
      field: field ?? null,
    },
    go: (to, how) =>
      void navigate({
        to: '.',
        search: (before) => ({
          ...before,
          step: to.step,
          view: to.view ?? undefined,
          field: undefined,
        }),
        ...how,
      }),
  };
};
