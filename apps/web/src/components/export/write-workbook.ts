import type { WorkbookAnswer, WorkbookRequest } from './workbook-worker.ts';

/** Writes the workbook in a worker that ends afterwards; null when it was stopped. */
export const writeWorkbook = (
  request: WorkbookRequest,
  signal: AbortSignal,
): Promise<Blob | null> => {
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => {
      if ('blob' in data) resolve(data.blob);
      else reject(new Error(data.failure));
    });
    // The event has no message when the worker could not even start.
    worker.addEventListener('error', () => reject(new Error('The workbook was not written')));
    worker.addEventListener('messageerror', () => reject(new Error('The workbook was not read')));
    signal.addEventListener('abort', () => resolve(null), { once: true });
    worker.postMessage(request, { transfer: [] });
  }).finally(() => worker.terminate());
};
