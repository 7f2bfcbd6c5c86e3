import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import type { BulkItem, BulkOutcome, BulkStep, DoneOutcome, RefusedOutcome } from './bulk-step.ts';

type Answered<Done> = Done | RefusedOutcome;

/** The calls behind a list's actions. */
export interface BulkCalls<Action, Done extends DoneOutcome> {
  call: (step: BulkStep<Action>) => Promise<{ outcomes: Answered<Done>[] }>;
  /** The largest number of rows in one call. */
  chunkOf: (action: Action) => number;
  /** The outcome of a repeated call when the first call had succeeded but its answer was lost. */
  asDoneBefore: (action: Action, outcome: Answered<Done>) => Answered<Done>;
}

interface ChunkOptions<Action, Done extends DoneOutcome> extends BulkCalls<Action, Done> {
  action: Action;
  items: readonly BulkItem[];
  onChunk: (outcomes: readonly Answered<Done>[]) => void;
  isStopped: () => boolean;
}

const refused = (items: readonly BulkItem[], code: ErrorCode): RefusedOutcome[] =>
  items.map(({ id }) => ({ id, kind: 'refused', code, fields: [] }));

/** A call that fails with one of these codes may have completed part of its work. */
const unknownEnds: readonly ErrorCode[] = ['unavailable', 'internal'];

// Long enough for a server to restart.
const retryDelaysMs = [0, 1_000, 2_000, 4_000];

/** Repeats a call whose answer was lost: completed work is reported again, not done twice. */
const callUntilAnswered = async <Action, Done extends DoneOutcome>(
  { call, asDoneBefore, isStopped, action }: Omit<ChunkOptions<Action, Done>, 'items' | 'onChunk'>,
  items: BulkItem[],
): Promise<Answered<Done>[]> => {
  const repeated = async (): Promise<Answered<Done>[]> =>
    (await call({ action, items })).outcomes.map((outcome) => asDoneBefore(action, outcome));
  for (const [tries, delayMs] of retryDelaysMs.entries()) {
    try {
      return tries === 0 ? (await call({ action, items })).outcomes : await repeated();
    } catch (error) {
      if (callFailure(error)?.code !== 'unavailable') throw error;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (isStopped()) throw error;
    }
  }
  return repeated();
};

/**
 * Applies an action to many rows, chunk by chunk. After a chunk that failed as a whole, the rest is refused for the
 * same reason; when stopped, the rest is left.
 */
export const applyInChunks = async <Action, Done extends DoneOutcome>(
  options: ChunkOptions<Action, Done>,
): Promise<BulkOutcome<Done>[]> => {
  const { action, items, chunkOf, onChunk, isStopped } = options;
  const outcomes: BulkOutcome<Done>[] = [];
  const size = chunkOf(action);
  for (let start = 0; start < items.length && !isStopped(); start += size) {
    const chunk = items.slice(start, start + size).map(({ id, version }) => ({ id, version }));
    try {
      const answered = await callUntilAnswered(options, chunk);
      outcomes.push(...answered);
      onChunk(answered);
    } catch (error) {
      const code = callFailure(error)?.code ?? 'internal';
      const rest = isStopped() ? [] : refused(items.slice(start + size), code);
      const ended = unknownEnds.includes(code)
        ? chunk.map(({ id }) => ({ id, kind: 'unanswered' as const }))
        : refused(chunk, code);
      return [...outcomes, ...ended, ...rest];
    }
  }
  return outcomes;
};
