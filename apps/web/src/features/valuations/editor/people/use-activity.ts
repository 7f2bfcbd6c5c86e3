import { trpc } from '../../../../lib/trpc.ts';
import { useCursorPages } from './use-cursor-pages.ts';

/** What happened to a valuation. */
export const useActivity = (id: string) => {
  const { client } = trpc.useUtils();
  return useCursorPages(['valuation-activity', id], (cursor, signal) =>
    client.valuations.activity.query({ id, cursor }, { signal }),
  );
};
