import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '@valia/domain/errors/app-error.ts';
import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';

export type RenderedReport = { id: number; bytes: Uint8Array } | { id: number; failure: string };

interface Waiting {
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
}

interface ReportThread {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/** Those that come while so many wait would be answered too late anyway: each takes tenths of a second. */
const mostWaiting = 10;
const bundle = join(import.meta.dirname, 'report-worker.cjs');

const startThread = (program: string | URL, onEnd: () => void): ReportThread => {
  const worker = new Worker(program);
  const waiting = new Map<number, Waiting>();
  worker.on('message', (answer: RenderedReport) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('bytes' in answer) asked?.resolve(answer.bytes);
    else asked?.reject(new Error(answer.failure));
  });
  let hasEnded = false;
  const fail = (error: Error): void => {
    // An error is followed by the exit, when the next thread may have begun.
    if (hasEnded) return;
    hasEnded = true;
    onEnd();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that prints reports has ended')));
  // It has nothing to finish when the product stops.
  worker.unref();
  return { worker, waiting };
};

/** Prints reports on a thread of its own; thread, typesetter and fonts are loaded by the first one, not by the start. */
export function createReportThread(program: string | URL = bundle): ReportRenderer {
  let thread: ReportThread | null = null;
  let lastId = 0;
  return {
    renderValuationReport: async (input) => {
      thread ??= startThread(program, () => {
        thread = null;
      });
      const { worker, waiting } = thread;
      if (waiting.size >= mostWaiting) {
        throw new AppError('unavailable');
      }
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, input }, []);
      });
    },
  };
}
