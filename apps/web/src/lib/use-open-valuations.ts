import type { ValuationListItem } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { trpc } from './trpc.ts';

/** Mine that are not completed, and others' that I may edit, the latest changed first; null until all are known. */
export const useOpenValuations = (): ValuationListItem[] | null => {
  // By status: of the latest ones alone, all may be completed, and those take nothing any more.
  const lists = trpc.useQueries((t) =>
    (['own', 'shared'] as const).flatMap((scope) =>
      (['draft', 'in_progress'] as const).map((status) =>
        t.valuations.list({ scope, status, limit: 200 }),
      ),
    ),
  );
  const known = lists.flatMap(({ data }) => (data === undefined ? [] : [data]));
  if (known.length < lists.length) return null;
  return known
    .flatMap(({ items }) => items)
    .filter(({ access }) => access !== 'read')
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
};
