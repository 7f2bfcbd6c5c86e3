import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import type { BulkItem, BulkOutcome, BulkStep, DoneOutcome, RefusedOutcome } from './bulk-step.ts';

type Answered<Done> = Done | RefusedOutcome;

/** How a list's actions are called. */
export interface BulkCalls<Action, Done extends DoneOutcome> {
  call: (step: BulkStep<Action>) => Promise<{ outcomes: Answered<Done>[] }>;
  /** Most of one call. */
  chunkOf: (action: Action) => number;
  /** What a repeated call answers where the one before had done it, and its answer got lost. */
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

/** A call that fails by one of these may have done some of what it was asked. */
const unknownEnds: readonly ErrorCode[] = ['unavailable', 'internal'];

// Time enough for a server to start again.
const retryDelaysMs = [0, 1_000, 2_000, 4_000];

/** A call whose answer got lost may be repeated: what was done is answered again, not done twice. */
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

/** Acts on many, chunk by chunk; those after a chunk that failed as a whole are refused with why, or left when stopped. */
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
