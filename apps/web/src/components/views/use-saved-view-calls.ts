import type { OwnSavedView, SavedViewCalls } from './use-saved-views.ts';

/** The procedures of a list's saved views, which the server's router has for every list. */
interface ViewProcedures {
  views: { useQuery: () => { data: { views: readonly OwnSavedView[] } | undefined } };
  saveView: { useMutation: () => { mutateAsync: SavedViewCalls['save'] } };
  deleteView: { useMutation: () => { mutateAsync: SavedViewCalls['remove'] } };
}

/** The calls for a user's own views of a list; `known` is the query of the stored views. */
export const useSavedViewCalls = (
  procedures: ViewProcedures,
  known: { invalidate: () => Promise<void> },
): SavedViewCalls => ({
  views: procedures.views.useQuery().data?.views ?? [],
  save: procedures.saveView.useMutation().mutateAsync,
  remove: procedures.deleteView.useMutation().mutateAsync,
  invalidateAll: () => known.invalidate(),
});
