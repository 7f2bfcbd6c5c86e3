import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { showError } from '../../../../lib/show-error.ts';
import { showToast } from '../../../../lib/show-toast.ts';
import { currentRun, type RunSteps, startRun } from '../../../../lib/bulk-run.ts';
import { useTellBusy } from '../bulk/use-tell-busy.ts';
import { listCsv } from './list-csv.ts';
import type { ListFormat } from './list-format.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { type ExportedRow, useExportColumns } from './use-export-columns.ts';
import { type RowsWanted, useExportedRows } from './use-exported-rows.ts';
import { writeWorkbook } from './write-workbook.ts';

interface ExportRequest extends RowsWanted {
  format: ListFormat;
}

/** A workbook: what a browser makes in seconds, and a spreadsheet opens without thinking. */
const mostRowsOf: Record<ListFormat, number> = { csv: 200_000, xlsx: 25_000 };

/** `onCsv` makes the other file, where that one may hold them. */
const useTellTooLong = () => {
  const { t } = useLingui();
  const language = useLanguage();
  return (format: ListFormat, tooMany: number, onCsv: () => void): void => {
    const limit = formatNumber(mostRowsOf[format], { language });
    const count = formatNumber(tooMany, { language });
    const title = t`${count} valoraciones son demasiadas para un archivo`;
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

const useFileOf = () => {
  const language = useLanguage();
  const columns = useExportColumns();
  return async (
    format: ListFormat,
    rows: readonly ExportedRow[],
    steps: RunSteps,
  ): Promise<Blob | null> => {
    const head = columns.map((column) => column.head);
    const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
    if (format === 'csv')
      return new Blob([listCsv(head, cells, language)], { type: 'text/csv;charset=utf-8' });
    steps.reportWriting();
    return writeWorkbook({ head, rows: cells }, steps.signal);
  };
};

/** Makes a file of the list, or of what is selected, with progress, and hands it over. */
export const useExport = () => {
  const { t } = useLingui();
  const rowsOf = useExportedRows();
  const fileOf = useFileOf();
  const tellTooLong = useTellTooLong();
  const tellBusy = useTellBusy();

  const exportList = async (request: ExportRequest): Promise<void> => {
    const { format, ids } = request;
    if (currentRun() !== null) {
      tellBusy();
      return;
    }
    try {
      const made = await startRun({ kind: 'export', total: ids?.length ?? null }, async (steps) => {
        const found = await rowsOf(request, steps, mostRowsOf[format]);
        if (found === null || 'tooMany' in found) return found;
        const file = await fileOf(format, found.rows, steps);
        return file && { file, count: found.rows.length };
      });
      if (made === null) return;
      if ('tooMany' in made) {
        tellTooLong(format, made.tooMany, () => void exportList({ ...request, format: 'csv' }));
        return;
      }
      const name = t`valoraciones`;
      saveFile(made.file, `${name}.${format}`);
      showToast({
        kind: 'success',
        title: t`${plural(made.count, { one: '1 valoración exportada', many: '# de valoraciones exportadas', other: '# valoraciones exportadas' })}`,
      });
    } catch (error) {
      showError(error, t`No se pudo exportar la lista`);
    }
  };
  return exportList;
};
