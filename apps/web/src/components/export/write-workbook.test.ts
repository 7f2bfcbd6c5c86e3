import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeWorkbook } from './write-workbook.ts';

class FakeWorker extends EventTarget {
  static last: FakeWorker | null = null;
  readonly postMessage = vi.fn<() => void>();
  readonly terminate = vi.fn<() => void>();

  constructor() {
    super();
    FakeWorker.last = this;
  }
}

const request = { head: ['Empresa'], rows: [] };

const begin = () => {
  const stopping = new AbortController();
  const writing = writeWorkbook(request, stopping.signal);
  const worker = FakeWorker.last;
  if (worker === null) throw new Error('No thread was started');
  return { stopping, writing, worker };
};

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the thread that writes a workbook', () => {
  it.each(['error', 'messageerror'])('that ends in %s is told of, and ended', async (event) => {
    const { writing, worker } = begin();
    worker.dispatchEvent(new Event(event));
    await expect(writing).rejects.toThrow('The workbook was not');
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('is ended when it is stopped, whatever it was at', async () => {
    const { stopping, writing, worker } = begin();
    stopping.abort();
    expect(await writing).toBeNull();
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('hands over what it wrote', async () => {
    const { writing, worker } = begin();
    const blob = new Blob(['PK']);
    worker.dispatchEvent(new MessageEvent('message', { data: { blob } }));
    expect(await writing).toBe(blob);
  });
});
