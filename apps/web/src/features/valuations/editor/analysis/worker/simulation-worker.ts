import { simulate } from './simulate.ts';
import type { AskedSimulation, SimulationMessage } from './simulation-messages.ts';

const tell = (message: SimulationMessage): void => {
  // The trials are handed over, not copied.
  const transfer = message.kind === 'done' ? [message.answer.result.values.buffer] : [];
  self.postMessage(message, { transfer });
};

self.addEventListener('message', (event: MessageEvent<AskedSimulation>) => {
  simulate(event.data, tell);
});
