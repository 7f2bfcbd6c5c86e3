import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { callFailure } from '../../../../lib/call-failure.ts';
import type { RouterInputs, RouterOutputs } from '../../../../lib/trpc.ts';

export type BulkInput = RouterInputs['valuations']['applyToMany'];
export type BulkAction = BulkInput['action'];
export type BulkOutcome = RouterOutputs['valuations']['applyToMany']['outcomes'][number];
/** What became of one; `unanswered` is known to nobody: the call's answer got lost. */
export type ChunkOutcome = BulkOutcome | { kind: 'unanswered'; id: string };
export type DoneOutcome = Extract<BulkOutcome, { kind: 'done' }>;
type VersionedItem = BulkInput['items'][number];

// A status takes the server a transaction each, the rest one statement for all.
const chunkOf: Record<BulkAction['kind'], number> = {
  'change-status': 25,
  'undo-status': 25,
  archive: 250,
  restore: 250,
  'add-tags': 250,
  'remove-tags': 250,
  duplicate: 50,
  delete: 250,
};

interface ChunkOptions {
  call: (input: BulkInput) => Promise<{ outcomes: BulkOutcome[] }>;
  action: BulkAction;
  items: readonly VersionedItem[];
  onChunk: (outcomes: readonly BulkOutcome[]) => void;
  isStopped: () => boolean;
}

const refused = (items: readonly VersionedItem[], code: ErrorCode): ChunkOutcome[] =>
  items.map(({ id }) => ({ id, kind: 'refused', code, fields: [] }));

/** A call that fails by one of these may have done some of what it was asked. */
const unknownEnds: readonly ErrorCode[] = ['unavailable', 'internal'];

/** The call before this one had done it, and its answer got lost. */
const asDoneBefore = (kind: BulkAction['kind'], outcome: BulkOutcome): BulkOutcome => {
  const { id } = outcome;
  if (kind === 'delete' && outcome.kind === 'refused' && outcome.code === 'not-found')
    return { id, kind: 'done', changed: true, item: null, tags: [] };
  const isArchiving = kind === 'archive' || kind === 'restore';
  return isArchiving && outcome.kind === 'done' ? { ...outcome, changed: true } : outcome;
};

// Time enough for a server to start again.
const retryDelaysMs = [0, 1_000, 2_000, 4_000];

/** A call whose answer got lost may be repeated: what was done is answered again, not done twice. */
const callUntilAnswered = async (
  { call, isStopped }: Pick<ChunkOptions, 'call' | 'isStopped'>,
  input: BulkInput,
): Promise<BulkOutcome[]> => {
  const repeated = async (): Promise<BulkOutcome[]> =>
    (await call(input)).outcomes.map((outcome) => asDoneBefore(input.action.kind, outcome));
  for (const [tries, delayMs] of retryDelaysMs.entries()) {
    try {
      return tries === 0 ? (await call(input)).outcomes : await repeated();
    } catch (error) {
      if (callFailure(error)?.code !== 'unavailable') throw error;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (isStopped()) throw error;
    }
  }
  return repeated();
};

/** Acts on many, chunk by chunk; those after a chunk that failed as a whole are refused with why, or left when stopped. */
export const applyInChunks = async ({
  call,
  action,
  items,
  onChunk,
  isStopped,
}: ChunkOptions): Promise<ChunkOutcome[]> => {
  const outcomes: ChunkOutcome[] = [];
  const size = chunkOf[action.kind];
  for (let start = 0; start < items.length && !isStopped(); start += size) {
    const chunk = items.slice(start, start + size);
    const wanted = chunk.map(({ id, version }) => ({ id, version }));
    try {
      const answered = await callUntilAnswered({ call, isStopped }, { action, items: wanted });
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
