import { useQueryClient } from '@tanstack/react-query';
import { trpc } from './trpc.ts';
import { refreshValuationList, rereadValuationList } from './valuation-list-cache.ts';

/** After a change of valuations: what only the server knows. `rereads`: rows may have come, whose places it alone knows. */
export const useReadValuationsAnew = () => {
  const client = useQueryClient();
  const { auth, valuations } = trpc.useUtils();
  return async (rereads: boolean): Promise<void> => {
    await Promise.all([
      rereads ? rereadValuationList(client) : refreshValuationList(client),
      valuations.listTotals.invalidate(),
      valuations.tags.invalidate(),
      valuations.dashboard.invalidate(),
      valuations.get.invalidate(),
      auth.account.storage.invalidate(),
    ]);
  };
};
