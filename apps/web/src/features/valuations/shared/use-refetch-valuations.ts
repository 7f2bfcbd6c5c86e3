import { useQueryClient } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { refreshValuationList, rereadValuationList } from './valuation-list-cache.ts';

/**
 * Refetches what only the server knows after a change of valuations. `rereads` means that there may be rows whose
 * position is unknown.
 */
export const useRefetchValuations = () => {
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
