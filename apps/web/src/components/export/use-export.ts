import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { currentRun, type RunSteps, startRun } from '../../lib/bulk-run.ts';
import { useLanguage } from '../../lib/language.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { showError } from '../../lib/errors/show-error.ts';
import { showToast } from '../../lib/toast/show-toast.ts';
import { useBusyToast } from '../bulk/use-busy-toast.ts';
import type { TableColumn } from '../table/table-column.ts';
import type { ListFormat } from './list-format.ts';

/** A workbook: what a browser makes in seconds, and a spreadsheet opens without thinking. */
const mostRowsOf: Record<ListFormat, number> = { csv: 200_000, xlsx: 25_000 };

export interface ExportedPage<Exported> {
  rows: Exported[];
  /** How many there will be, once that is known. */
  total: number | null;
}

export interface ExportOptions<Exported> {
  /** Those that say what they write into a file. */
  columns: readonly Pick<TableColumn<never, Exported>, 'name' | 'exported'>[];
  /** The list's path. */
  home: string;
  /** Without its ending. */
  fileName: string;
  tooManyText: (count: string) => string;
  doneText: (count: number) => string;
}

/** What a file is to hold: its rows page by page, with their number where it is known before. */
export interface ExportRequest<Exported> {
  format: ListFormat;
  total: number | null;
  pages: () => AsyncIterable<ExportedPage<Exported>>;
  /** Puts rows of several calls in one order. */
  ordered?: (rows: readonly Exported[]) => Exported[];
}

/** The rows of a file, or how many there are where they are more than it may hold; null when it was stopped. */
const readRows = async <Exported>(
  { format, total: known, pages, ordered }: ExportRequest<Exported>,
  steps: RunSteps,
): Promise<{ rows: Exported[] } | { tooMany: number } | null> => {
  const most = mostRowsOf[format];
  if (known !== null && known > most) return { tooMany: known };
  let total = known;
  const rows: Exported[] = [];
  for await (const page of pages()) {
    total ??= page.total;
    if (total !== null && total > most) return { tooMany: total };
    rows.push(...page.rows);
    // Others may have come while it was read.
    if (rows.length > most) return { tooMany: rows.length };
    steps.report(rows.length, total);
    if (steps.isStopped()) return null;
  }
  return { rows: ordered?.(rows) ?? rows };
};

/** `onCsv` makes the other file, where that one may hold them. */
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
  return async (format: ListFormat, rows: readonly Exported[], steps: RunSteps) => {
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

/** Makes a file of a list's columns, with progress, and hands it over. */
export const useExport = <Exported>(options: ExportOptions<Exported>) => {
  const { columns, home, fileName, tooManyText, doneText } = options;
  const { t } = useLingui();
  const fileOf = useFileOf(columns);
  const tellTooLong = useTellTooLong(tooManyText);
  const tellBusy = useBusyToast();

  const exportRows = async (request: ExportRequest<Exported>): Promise<void> => {
    const { format, total } = request;
    if (currentRun() !== null) {
      tellBusy();
      return;
    }
    try {
      const made = await startRun({ kind: 'export', total, home }, async (steps) => {
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
