import { trpc } from '../../../../lib/trpc.ts';
import { useCursorPages } from './use-cursor-pages.ts';

/** The versions a valuation was completed in. */
export const useVersions = (id: string) => {
  const { client } = trpc.useUtils();
  return useCursorPages(['valuation-versions', id], (cursor, signal) =>
    client.valuations.snapshots.query({ id, cursor }, { signal }),
  );
};
