import { trpc } from '../../../../lib/trpc.ts';
import type { ListWanted } from '../../../../lib/valuation-list-cache.ts';
import type { RunSteps } from '../../../../lib/bulk-run.ts';
import { inListOrder } from './in-list-order.ts';
import type { ExportedRow } from './use-export-columns.ts';

export interface RowsWanted {
  wanted: ListWanted;
  /** Only these; null for all that the list finds. */
  ids: readonly string[] | null;
}

interface ExportedPage {
  rows: ExportedRow[];
  total: number | null;
  nextCursor: string | null;
}

/** The rows of a file, or how many there are where they are more than it may hold; null when it was stopped. */
export type ExportedRows = { rows: ExportedRow[] } | { tooMany: number } | null;

const mostIdsPerCall = 500;

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / mostIdsPerCall) }, (_, index) =>
    ids.slice(index * mostIdsPerCall, (index + 1) * mostIdsPerCall),
  );

/** Page by page: by the ids chosen, whatever the filters, or by the filters. */
const usePages = () => {
  const { client } = trpc.useUtils();
  return async function* pages({ wanted, ids }: RowsWanted): AsyncGenerator<ExportedPage> {
    const filter = ids === null ? wanted : { scope: wanted.scope, archived: wanted.archived };
    const order = { sort: wanted.sort, direction: wanted.direction };
    for (const chunk of ids === null ? [null] : chunksOf(ids)) {
      let cursor: string | null = null;
      do {
        const page: ExportedPage = await client.valuations.export.mutate({
          ...filter,
          ...order,
          ids: chunk,
          cursor,
        });
        yield page;
        cursor = page.nextCursor;
      } while (cursor !== null);
    }
  };
};

/** Reads what a file is made of, in the order of the list, unless it is more than `most`. */
export const useExportedRows = () => {
  const pagesOf = usePages();
  return async (request: RowsWanted, steps: RunSteps, most: number): Promise<ExportedRows> => {
    const { ids, wanted } = request;
    if (ids !== null && ids.length > most) return { tooMany: ids.length };
    let total = ids?.length ?? null;
    const rows: ExportedRow[] = [];
    for await (const page of pagesOf(request)) {
      total ??= page.total;
      if (total !== null && total > most) return { tooMany: total };
      rows.push(...page.rows);
      // Others may have come while it was read.
      if (rows.length > most) return { tooMany: rows.length };
      steps.report(rows.length, total);
      if (steps.isStopped()) return null;
    }
    return { rows: ids === null ? rows : inListOrder(rows, wanted) };
  };
};
