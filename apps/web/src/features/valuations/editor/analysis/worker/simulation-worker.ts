import { simulate } from './simulate.ts';
import type { SimulationRequest, SimulationMessage } from './simulation-messages.ts';

const tell = (message: SimulationMessage): void => {
  // The buffer of the trials is transferred, not copied.
  const transfer = message.kind === 'done' ? [message.answer.result.values.buffer] : [];
  self.postMessage(message, { transfer });
};

self.addEventListener('message', (event: MessageEvent<SimulationRequest>) => {
  simulate(event.data, tell);
});
