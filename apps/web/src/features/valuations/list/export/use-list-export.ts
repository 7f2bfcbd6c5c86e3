import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ListFormat } from '../../../../components/export/list-format.ts';
import { type ExportedPage, useExport } from '../../../../components/export/use-export.ts';
import { trpc } from '../../../../lib/trpc.ts';
import type { ListWanted } from '../../shared/valuation-list-cache.ts';
import type { ExportedRow, ListColumn } from '../list-types.ts';
import { sortLikeList } from './sort-like-list.ts';

interface RowsWanted {
  wanted: ListWanted;
  /** Only these valuations; null for all that match the list's filters. */
  ids: readonly string[] | null;
}

export type ExportList = (request: RowsWanted & { format: ListFormat }) => void;

const mostIdsPerCall = 500;

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / mostIdsPerCall) }, (_, index) =>
    ids.slice(index * mostIdsPerCall, (index + 1) * mostIdsPerCall),
  );

/** The pages of an export: the chosen ids, regardless of the filters, or otherwise by the filters. */
const usePages = () => {
  const { client } = trpc.useUtils();
  return async function* pages({
    wanted,
    ids,
  }: RowsWanted): AsyncGenerator<ExportedPage<ExportedRow>> {
    const filter = ids === null ? wanted : { scope: wanted.scope, archived: wanted.archived };
    const order = { sort: wanted.sort, direction: wanted.direction };
    for (const chunk of ids === null ? [null] : chunksOf(ids)) {
      let cursor: string | null = null;
      do {
        const page: ExportedPage<ExportedRow> & { nextCursor: string | null } =
          await client.valuations.export.mutate({ ...filter, ...order, ids: chunk, cursor });
        yield page;
        cursor = page.nextCursor;
      } while (cursor !== null);
    }
  };
};

/** Exports the list, or the selection, to a file. */
export const useListExport = (columns: readonly ListColumn[]): ExportList => {
  const { t } = useLingui();
  const pagesOf = usePages();
  const exportRows = useExport<ExportedRow>({
    columns,
    home: '/valuations',
    fileName: t`valoraciones`,
    tooManyText: (count) => t`${count} valoraciones son demasiadas para un archivo`,
    doneText: (count) =>
      t`${plural(count, { one: '1 valoración exportada', many: '# de valoraciones exportadas', other: '# valoraciones exportadas' })}`,
  });
  return ({ format, ...request }) => {
    const { ids, wanted } = request;
    void exportRows({
      format,
      total: ids?.length ?? null,
      pages: () => pagesOf(request),
      ...(ids !== null && { ordered: (rows) => sortLikeList(rows, wanted) }),
    });
  };
};
