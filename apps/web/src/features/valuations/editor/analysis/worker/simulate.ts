import { monteCarlo } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { convergencePoints } from '../simulation/convergence-points.ts';
import type { SimulationRequest, SimulationMessage } from './simulation-messages.ts';

const shownPoints = 40;
const block = 1_000;
const mostTold = 20;

/** Runs a simulation and reports its progress. Pure except for the reports. */
export const simulate = (
  { inputs, settings }: SimulationRequest,
  tell: (message: SimulationMessage) => void,
): void => {
  const every = Math.ceil(settings.trials / mostTold / block) * block;
  const result = monteCarlo(inputs, settings, (done) => {
    if (done % every === 0) tell({ kind: 'progress', done });
    return true;
  });
  if (typeof result === 'string') {
    tell({ kind: 'refused', refusal: result });
    return;
  }
  const convergence = convergencePoints(result.values, shownPoints);
  tell({ kind: 'done', answer: { result, convergence } });
};
