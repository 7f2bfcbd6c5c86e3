import type { ExportedCell } from './list-csv.ts';
import { listWorkbook } from './list-workbook.ts';

export interface WorkbookRequest {
  head: string[];
  rows: ExportedCell[][];
}

export type WorkbookAnswer = { blob: Blob } | { failure: string };

const answerTo = async ({ head, rows }: WorkbookRequest): Promise<WorkbookAnswer> => {
  try {
    return { blob: await listWorkbook(head, rows) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};

// Runs in a worker, because tens of thousands of rows take seconds and the page must remain responsive.
self.addEventListener('message', ({ data }: MessageEvent<WorkbookRequest>) => {
  void answerTo(data).then((answer) => self.postMessage(answer, { transfer: [] }));
});
