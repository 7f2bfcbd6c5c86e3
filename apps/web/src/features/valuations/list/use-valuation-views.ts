import type { SavedViewCalls } from '../../../components/views/use-saved-views.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { trpc } from '../../../lib/trpc.ts';

/** The calls for a user's own saved views of the valuations. */
export const useValuationViews = (): SavedViewCalls =>
  useSavedViewCalls(trpc.valuations, trpc.useUtils().valuations.views);
