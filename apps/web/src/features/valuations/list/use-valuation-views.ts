import type { ViewVerbs } from '../../../components/views/use-own-views.ts';
import { useViewVerbs } from '../../../components/views/use-view-verbs.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Where a person's own views of the valuations are kept. */
export const useValuationViews = (): ViewVerbs =>
  useViewVerbs(trpc.valuations, trpc.useUtils().valuations.views);
