import type { WorkbookAnswer, WorkbookRequest } from './workbook-worker.ts';

/** Makes the workbook on a thread of its own, which ends with it. */
export const writeWorkbook = (request: WorkbookRequest): Promise<Blob> => {
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => {
      if ('blob' in data) resolve(data.blob);
      else reject(new Error(data.failure));
    });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.postMessage(request, { transfer: [] });
  }).finally(() => worker.terminate());
};
