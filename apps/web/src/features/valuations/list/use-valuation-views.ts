import type { ViewVerbs } from '../../../components/views/use-own-views.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Where a person's own views of the valuations are kept. */
export const useValuationViews = (): ViewVerbs => {
  const { valuations } = trpc.useUtils();
  const views = trpc.valuations.views.useQuery().data?.views ?? [];
  const { mutateAsync: save } = trpc.valuations.saveView.useMutation();
  const { mutateAsync: remove } = trpc.valuations.deleteView.useMutation();
  return { views, save, remove, readAnew: () => valuations.views.invalidate() };
};
