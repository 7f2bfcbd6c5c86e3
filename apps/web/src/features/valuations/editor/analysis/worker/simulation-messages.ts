import type {
  MonteCarloResult,
  MonteCarloRefusal,
} from '@valia/valuation/monte-carlo/monte-carlo.ts';
import type { MonteCarloSettings } from '@valia/valuation/monte-carlo/monte-carlo-settings.ts';
import type { ValuationInputs } from '@valia/valuation/valuation-inputs.ts';
import type { ConvergencePoint } from '../simulation/convergence-points.ts';

export interface SimulationRequest {
  inputs: ValuationInputs;
  settings: MonteCarloSettings;
}

export type SimulationAnswer = { result: MonteCarloResult; convergence: ConvergencePoint[] };

export type SimulationMessage =
  | { kind: 'progress'; done: number }
  | { kind: 'done'; answer: SimulationAnswer }
  | { kind: 'refused'; refusal: MonteCarloRefusal }
  /** The calculation itself failed and can be tried again. */
  | { kind: 'failed' };
