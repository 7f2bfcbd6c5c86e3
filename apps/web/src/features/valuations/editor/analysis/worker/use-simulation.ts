import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { MonteCarloRefusal } from '@valia/valuation/monte-carlo/monte-carlo.ts';
import { useEffect, useRef, useState } from 'react';
import {
  type Analysis,
  analysisSettings,
} from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import { hasSameInputs } from '../model/has-same-inputs.ts';
import type { SimulationAnswer } from './simulation-messages.ts';
import { startSimulation } from './start-simulation.ts';

export interface FinishedSimulation extends SimulationAnswer {
  /** The document for which it was run. */
  document: ValuationDocument;
  settings: Analysis['monteCarlo'];
}

export interface Simulation {
  finished: FinishedSimulation | null;
  /** The number of trials done so far; null while no simulation runs. */
  done: number | null;
  /** The reason why the last run had no result; null when it had one. */
  refusal: MonteCarloRefusal | 'failed' | null;
  run: () => void;
  cancel: () => void;
  /** Whether the figures or the settings have changed since the last run. */
  isStale: boolean;
}

type State = Pick<Simulation, 'finished' | 'done' | 'refusal'>;

const idle: State = { finished: null, done: null, refusal: null };

/** The last finished run, stored here so that visiting another step does not lose it. */
let kept: { valuationId: string; finished: FinishedSimulation } | null = null;

const sameSettings = (one: Analysis['monteCarlo'], other: Analysis['monteCarlo']): boolean =>
  JSON.stringify({ ...one, price: null }) === JSON.stringify({ ...other, price: null });

/** The simulation of one valuation: at most one runs at a time, and the last finished one stays available. */
export const useSimulation = (valuationId: string, document: ValuationDocument): Simulation => {
  const [state, setState] = useState<State>(() =>
    kept?.valuationId === valuationId ? { ...idle, finished: kept.finished } : idle,
  );
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const settings = analysisSettings(document).monteCarlo;
  const { finished } = state;

  const run = (): void => {
    stop.current?.();
    setState({ ...state, done: 0, refusal: null });
    const { price: _price, ...asked } = settings;
    stop.current = startSimulation({ inputs: document, settings: asked }, (message) => {
      if (message.kind === 'progress') setState((before) => ({ ...before, done: message.done }));
      else if (message.kind === 'failed')
        setState((before) => ({ ...before, done: null, refusal: 'failed' }));
      else if (message.kind === 'refused') setState({ ...idle, refusal: message.refusal });
      else {
        kept = { valuationId, finished: { ...message.answer, document, settings } };
        setState({ ...idle, finished: kept.finished });
      }
    });
  };

  const cancel = (): void => {
    stop.current?.();
    setState((before) => ({ ...before, done: null }));
  };

  const isStale =
    finished !== null &&
    !(hasSameInputs(finished.document, document) && sameSettings(finished.settings, settings));
  return { ...state, run, cancel, isStale };
};
