import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether VALIA_FULL is set. */
    isFullRun: boolean;
  }
}

/** How often a property is tried: the whole number only under VALIA_FULL, so that a busy machine ends in time. */
export const propertyRuns = (full: number, ordinary: number): number =>
  inject('isFullRun') ? full : ordinary;
