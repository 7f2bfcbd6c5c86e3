import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { callFailure } from '../../../../lib/call-failure.ts';
import type { RouterInputs, RouterOutputs } from '../../../../lib/trpc.ts';

export type BulkInput = RouterInputs['valuations']['applyToMany'];
export type BulkAction = BulkInput['action'];
export type BulkOutcome = RouterOutputs['valuations']['applyToMany']['outcomes'][number];
export type DoneOutcome = Extract<BulkOutcome, { kind: 'done' }>;
type VersionedItem = BulkInput['items'][number];

// A status takes the server a transaction each, the rest one statement for all.
const chunkOf: Record<BulkAction['kind'], number> = {
  'change-status': 25,
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

const failed = (items: readonly VersionedItem[], code: ErrorCode): BulkOutcome[] =>
  items.map(({ id }) => ({ id, kind: 'refused', code, fields: [] }));

// Time enough for a server to start again.
const retryDelaysMs = [0, 1_000, 2_000, 4_000];

/** A call whose answer got lost may be repeated: what was done is answered again, not done twice. */
const callUntilAnswered = async (
  { call, isStopped }: Pick<ChunkOptions, 'call' | 'isStopped'>,
  input: BulkInput,
): Promise<BulkOutcome[]> => {
  for (const delayMs of retryDelaysMs) {
    try {
      return (await call(input)).outcomes;
    } catch (error) {
      if (callFailure(error)?.code !== 'unavailable') throw error;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (isStopped()) throw error;
    }
  }
  return (await call(input)).outcomes;
};

/** Acts on many, chunk by chunk; those of a chunk that failed as a whole, and those after it, are refused with why. */
export const applyInChunks = async ({
  call,
  action,
  items,
  onChunk,
  isStopped,
}: ChunkOptions): Promise<BulkOutcome[]> => {
  const outcomes: BulkOutcome[] = [];
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
      outcomes.push(...failed(items.slice(start), code));
      return outcomes;
    }
  }
  return outcomes;
};
