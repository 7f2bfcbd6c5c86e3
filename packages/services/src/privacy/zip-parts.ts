import { setImmediate } from 'node:timers/promises';

export interface ZipPart {
  name: string;
  bytes: Uint8Array;
  /** Whether its bytes are as small as they get. */
  isCompressed: boolean;
}

/** A ZIP of parts that are asked for one by one; between two of them other calls have their turn. */
export const zipParts = async (parts: AsyncIterable<ZipPart>): Promise<Uint8Array> => {
  // It fills its tables as it is loaded, and a start need not wait for them.
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const chunks: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error === null) chunks.push(chunk);
    else failure = error;
  });
  for await (const { name, bytes, isCompressed } of parts) {
    const part = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(part);
    part.push(bytes, true);
    await setImmediate();
  }
  zip.end();
  if (failure !== null) throw failure;
  return Buffer.concat(chunks);
};
