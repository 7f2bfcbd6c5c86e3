import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { currentBulkRun, type BulkRunSteps, startBulkRun } from '../../lib/bulk-run.ts';
import { useLanguage } from '../../lib/language.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { showError } from '../../lib/errors/show-error.ts';
import { showToast } from '../../lib/toast/show-toast.ts';
import { useBusyToast } from '../bulk/use-busy-toast.ts';
import type { TableColumn } from '../table/table-column.ts';
import type { ListFormat } from './list-format.ts';

/**
 * The most rows of a file; a workbook is limited to what a browser writes in seconds and a spreadsheet opens without
 * delay.
 */
const mostRowsOf: Record<ListFormat, number> = { csv: 200_000, xlsx: 25_000 };

export interface ExportedPage<Exported> {
  rows: Exported[];
  /** The total number of rows; null while it is unknown. */
  total: number | null;
}

export interface ExportOptions<Exported> {
  /** The columns that define their exported value. */
  columns: readonly Pick<TableColumn<never, Exported>, 'name' | 'exported'>[];
  /** The list's path. */
  home: string;
  /** The file name without its extension. */
  fileName: string;
  tooManyText: (count: string) => string;
  doneText: (count: number) => string;
}

/** The content of a file: its rows page by page, and their number if it is known in advance. */
export interface ExportRequest<Exported> {
  format: ListFormat;
  total: number | null;
  pages: () => AsyncIterable<ExportedPage<Exported>>;
  /** Sorts the rows of several calls into one order. */
  ordered?: (rows: readonly Exported[]) => Exported[];
}

/** The rows of a file, or their number when there are more than the file may contain; null when it was stopped. */
const readRows = async <Exported>(
  { format, total: known, pages, ordered }: ExportRequest<Exported>,
  steps: BulkRunSteps,
): Promise<{ rows: Exported[] } | { tooMany: number } | null> => {
  const most = mostRowsOf[format];
  if (known !== null && known > most) return { tooMany: known };
  let total = known;
  const rows: Exported[] = [];
  for await (const page of pages()) {
    total ??= page.total;
    if (total !== null && total > most) return { tooMany: total };
    rows.push(...page.rows);
    // Rows may have been added while the list was being read.
    if (rows.length > most) return { tooMany: rows.length };
    steps.report(rows.length, total);
    if (steps.isStopped()) return null;
  }
  return { rows: ordered?.(rows) ?? rows };
};

/**
 * Shows that there are too many rows. `onCsv` exports a CSV file instead, when only the workbook's limit is exceeded.
 */
const useTellTooLong = (tooManyText: (count: string) => string) => {
  const { t } = useLingui();
  const language = useLanguage();
  return (format: ListFormat, tooMany: number, onCsv: () => void): void => {
    const limit = formatNumber(mostRowsOf[format], { language });
    const title = tooManyText(formatNumber(tooMany, { language }));
    if (format === 'csv' || tooMany > mostRowsOf.csv) {
      const most = formatNumber(mostRowsOf.csv, { language });
      const description = t`Exportamos hasta ${most} de una vez. Filtra la lista.`;
      showToast({ kind: 'error', title, description });
      return;
    }
    showToast({
      kind: 'error',
      title,
      description: t`A Excel exportamos hasta ${limit} de una vez; a CSV, más.`,
      action: { label: t`Exportar a CSV`, run: onCsv },
    });
  };
};

const useFileOf = <Exported>(columns: ExportOptions<Exported>['columns']) => {
  const language = useLanguage();
  const written = columns.flatMap(({ name, exported }) =>
    exported === undefined ? [] : [{ name, exported }],
  );
  return async (format: ListFormat, rows: readonly Exported[], steps: BulkRunSteps) => {
    const head = written.map(({ name }) => name);
    const cells = rows.map((row) => written.map(({ exported }) => exported(row)));
    if (format === 'csv') {
      const { listCsv } = await loadChunk(() => import('./list-csv.ts'));
      return new Blob([listCsv(head, cells, language)], { type: 'text/csv;charset=utf-8' });
    }
    steps.reportWriting();
    const { writeWorkbook } = await loadChunk(() => import('./write-workbook.ts'));
    return writeWorkbook({ head, rows: cells }, steps.signal);
  };
};

/** Exports a list's columns to a file, with progress, and downloads it. */
export const useExport = <Exported>(options: ExportOptions<Exported>) => {
  const { columns, home, fileName, tooManyText, doneText } = options;
  const { t } = useLingui();
  const fileOf = useFileOf(columns);
  const tellTooLong = useTellTooLong(tooManyText);
  const tellBusy = useBusyToast();

  const exportRows = async (request: ExportRequest<Exported>): Promise<void> => {
    const { format, total } = request;
    if (currentBulkRun() !== null) {
      tellBusy();
      return;
    }
    try {
      const made = await startBulkRun({ kind: 'export', total, home }, async (steps) => {
        const found = await readRows(request, steps);
        if (found === null || 'tooMany' in found) return found;
        const file = await fileOf(format, found.rows, steps);
        return file && { file, count: found.rows.length };
      });
      if (made === null) return;
      if ('tooMany' in made) {
        tellTooLong(format, made.tooMany, () => void exportRows({ ...request, format: 'csv' }));
        return;
      }
      saveFile(made.file, `${fileName}.${format}`);
      showToast({ kind: 'success', title: doneText(made.count) });
    } catch (error) {
      showError(error, t`No se pudo exportar la lista`);
    }
  };
  return exportRows;
};
