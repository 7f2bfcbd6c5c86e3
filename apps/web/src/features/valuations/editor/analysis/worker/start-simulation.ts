import type { AskedSimulation, SimulationMessage } from './simulation-messages.ts';

type Listener = (message: SimulationMessage) => void;

/** In the page itself, where the browser has no workers. */
const simulateHere = async (
  asked: AskedSimulation,
  onMessage: Listener,
  { signal }: AbortController,
): Promise<void> => {
  const { simulate } = await import('./simulate.ts');
  if (!signal.aborted) simulate(asked, onMessage);
};

/** Runs a simulation beside the page; answers with how to stop it. */
export const startSimulation = (asked: AskedSimulation, onMessage: Listener): (() => void) => {
  if (typeof Worker === 'undefined') {
    const wanted = new AbortController();
    const fail = (): void => onMessage({ kind: 'failed' });
    void simulateHere(asked, onMessage, wanted).catch(fail);
    return () => wanted.abort();
  }
  const worker = new Worker(new URL('simulation-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<SimulationMessage>) => {
    onMessage(data);
    if (data.kind !== 'progress') worker.terminate();
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    onMessage({ kind: 'failed' });
  });
  worker.postMessage(asked, { transfer: [] });
  return () => worker.terminate();
};
