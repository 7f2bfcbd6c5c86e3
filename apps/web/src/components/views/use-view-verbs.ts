import type { OwnView, ViewVerbs } from './use-own-views.ts';

/** The procedures of a list's own views, as the server's router has them for every list. */
interface ViewProcedures {
  views: { useQuery: () => { data: { views: readonly OwnView[] } | undefined } };
  saveView: { useMutation: () => { mutateAsync: ViewVerbs['save'] } };
  deleteView: { useMutation: () => { mutateAsync: ViewVerbs['remove'] } };
}

/** Where a person's own views of a list are kept; `known` is what has been read of them. */
export const useViewVerbs = (
  procedures: ViewProcedures,
  known: { invalidate: () => Promise<void> },
): ViewVerbs => ({
  views: procedures.views.useQuery().data?.views ?? [],
  save: procedures.saveView.useMutation().mutateAsync,
  remove: procedures.deleteView.useMutation().mutateAsync,
  invalidateAll: () => known.invalidate(),
});
