import type { PastedTarget } from './pasted-target.ts';

/** By name, or `account` and its number: where somebody once said that a row goes; null for nowhere. */
export type RememberedTargets = Readonly<Record<string, PastedTarget | null>>;
