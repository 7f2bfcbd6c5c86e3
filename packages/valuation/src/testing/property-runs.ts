import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether VALIA_FULL is set. */
    isFullRun: boolean;
  }
}

/**
 * The number of runs of a property: the full number only with VALIA_FULL, so that tests on a busy machine finish in
 * time.
 */
export const propertyRuns = (full: number, ordinary: number): number =>
  inject('isFullRun') ? full : ordinary;
