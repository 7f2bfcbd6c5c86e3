import type { SimulationRequest, SimulationMessage } from './simulation-messages.ts';

type Listener = (message: SimulationMessage) => void;

/** Runs the simulation on the main thread when the browser has no workers. */
const simulateHere = async (
  asked: SimulationRequest,
  onMessage: Listener,
  { signal }: AbortController,
): Promise<void> => {
  const { simulate } = await import('./simulate.ts');
  if (!signal.aborted) simulate(asked, onMessage);
};

/** Runs a simulation in a worker; returns the function that stops it. */
export const startSimulation = (asked: SimulationRequest, onMessage: Listener): (() => void) => {
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
