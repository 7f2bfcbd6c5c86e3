/** A part of the product did not arrive: no network, or a newer release took its place. */
export class MissingChunkError extends Error {}

/** Fetches a part of the product. Browsers word a failure each in their own way: it becomes one kind of error. */
export const loadChunk = async <Chunk>(load: () => Promise<Chunk>): Promise<Chunk> => {
  try {
    return await load();
  } catch (cause) {
    throw new MissingChunkError(undefined, { cause });
  }
};
