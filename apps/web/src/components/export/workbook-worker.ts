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

// Tens of thousands of rows take seconds: the page goes on answering meanwhile.
self.addEventListener('message', ({ data }: MessageEvent<WorkbookRequest>) => {
  void answerTo(data).then((answer) => self.postMessage(answer, { transfer: [] }));
});
