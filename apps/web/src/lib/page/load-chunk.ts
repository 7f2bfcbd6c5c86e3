/** A module could not be loaded: there is no network, or a newer release has replaced it. */
export class MissingChunkError extends Error {}

/** Loads a module. Each browser reports a failure in its own way, so all are converted to one type of error. */
export const loadChunk = async <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => {
  try {
    return await load();
  } catch (cause) {
    throw new MissingChunkError(undefined, { cause });
  }
};
