import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { showError } from '../../../../lib/show-error.ts';
import { showToast } from '../../../../lib/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import type { ListWanted } from '../../../../lib/valuation-list-cache.ts';
import { type RunSteps, startRun } from '../bulk/bulk-run.ts';
import { type ExportedCell, listCsv } from './list-csv.ts';
import type { ListFormat } from './list-format.ts';
import { saveFile } from './save-file.ts';
import { type ExportedRow, useExportColumns } from './use-export-columns.ts';
import { writeWorkbook } from './write-workbook.ts';

interface ExportRequest {
  wanted: ListWanted;
  /** Only these; null for all that the list finds. */
  ids: readonly string[] | null;
  format: ListFormat;
}

interface MadeFile {
  file: Blob;
  count: number;
}

const mostIdsPerCall = 500;
/** What a browser makes a workbook of in seconds, and a spreadsheet opens without thinking. */
const mostWorkbookRows = 25_000;
const mostRows = 200_000;

const chunksOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / mostIdsPerCall) }, (_, index) =>
    ids.slice(index * mostIdsPerCall, (index + 1) * mostIdsPerCall),
  );

type Pages = AsyncGenerator<ExportedRow[]>;

/** The rows, page by page: by the ids chosen, whatever the filters, or by the filters. */
const useExportedPages = () => {
  const { client } = trpc.useUtils();
  return async function* pages({ wanted, ids }: ExportRequest): Pages {
    const filter = ids === null ? wanted : { scope: wanted.scope, archived: wanted.archived };
    const order = { sort: wanted.sort, direction: wanted.direction };
    for (const chunk of ids === null ? [null] : chunksOf(ids)) {
      let cursor: string | null = null;
      do {
        const page: { rows: ExportedRow[]; nextCursor: string | null } =
          await client.valuations.export.mutate({ ...filter, ...order, ids: chunk, cursor });
        yield page.rows;
        cursor = page.nextCursor;
      } while (cursor !== null);
    }
  };
};

const mostRowsOf: Record<ListFormat, number> = { csv: mostRows, xlsx: mostWorkbookRows };

const useTellTooLong = () => {
  const { t } = useLingui();
  const language = useLanguage();
  return (format: ListFormat): void => {
    const limit = formatNumber(mostRowsOf[format], { language });
    const description =
      format === 'xlsx'
        ? t`Un archivo de Excel admite hasta ${limit} valoraciones. Filtra la lista o expórtala a CSV.`
        : t`Se exportan hasta ${limit} valoraciones. Filtra la lista.`;
    showToast({ kind: 'error', title: t`La lista es demasiado larga`, description });
  };
};

/** Reads and writes it, step by step; null when it was stopped or is not to be had. */
const useMakeFile = () => {
  const language = useLanguage();
  const columns = useExportColumns();
  const pagesOf = useExportedPages();
  const tellTooLong = useTellTooLong();

  const collect = async (
    request: ExportRequest,
    steps: RunSteps,
  ): Promise<ExportedCell[][] | null> => {
    const rows: ExportedCell[][] = [];
    for await (const page of pagesOf(request)) {
      for (const row of page) rows.push(columns.map(({ cell }) => cell(row)));
      steps.report(rows.length);
      if (steps.isStopped()) return null;
      if (rows.length > mostRowsOf[request.format]) break;
    }
    return rows;
  };

  const fileOf = async (
    format: ListFormat,
    rows: ExportedCell[][],
    steps: RunSteps,
  ): Promise<Blob | null> => {
    const head = columns.map((column) => column.head);
    if (format === 'csv')
      return new Blob([listCsv(head, rows, language)], { type: 'text/csv;charset=utf-8' });
    steps.reportWriting();
    return writeWorkbook({ head, rows }, steps.signal);
  };

  return async (request: ExportRequest, steps: RunSteps): Promise<MadeFile | null> => {
    const { format } = request;
    const rows = await collect(request, steps);
    if (rows === null) return null;
    if (rows.length > mostRowsOf[format]) {
      tellTooLong(format);
      return null;
    }
    const file = await fileOf(format, rows, steps);
    return file && { file, count: rows.length };
  };
};

/** Makes a file of the list, or of what is selected, with progress, and hands it over. */
export const useExport = () => {
  const { t } = useLingui();
  const makeFile = useMakeFile();
  return async (request: ExportRequest): Promise<void> => {
    try {
      const made = await startRun({ kind: 'export', total: request.ids?.length ?? null }, (steps) =>
        makeFile(request, steps),
      );
      if (made === null) return;
      const name = t`valoraciones`;
      saveFile(made.file, `${name}.${request.format}`);
      showToast({
        kind: 'success',
        title: t`${plural(made.count, { one: '1 valoración exportada', many: '# de valoraciones exportadas', other: '# valoraciones exportadas' })}`,
      });
    } catch (error) {
      showError(error, t`No se pudo exportar la lista`);
    }
  };
};
