import { inflateRawSync } from 'node:zlib';
import { refuseFile } from './refuse-file.ts';

const [endSignature, entrySignature, fileSignature] = [0x06054b50, 0x02014b50, 0x04034b50];
const [endLength, entryLength, fileLength, longestComment] = [22, 46, 30, 65_535];
const mostEntries = 500;
/** The maximum size of all unpacked parts together, a hundred times the size of a workbook with a few sheets. */
const mostBytes = 8_000_000;

interface Entry {
  name: string;
  method: number;
  isEncrypted: boolean;
  packedBytes: number;
  bytes: number;
  offset: number;
}

const directoryOf = (file: Buffer): { count: number; offset: number } => {
  const earliest = Math.max(0, file.length - endLength - longestComment);
  for (let at = file.length - endLength; at >= earliest; at -= 1) {
    if (file.readUInt32LE(at) !== endSignature) continue;
    return { count: file.readUInt16LE(at + 10), offset: file.readUInt32LE(at + 16) };
  }
  return refuseFile('file-damaged');
};

const entriesOf = (file: Buffer): Entry[] => {
  const { count, offset } = directoryOf(file);
  if (count > mostEntries) return refuseFile('file-too-large');
  const entries: Entry[] = [];
  for (let at = offset; entries.length < count;) {
    if (at + entryLength > file.length || file.readUInt32LE(at) !== entrySignature)
      return refuseFile('file-damaged');
    const nameLength = file.readUInt16LE(at + 28);
    entries.push({
      name: file.toString('utf8', at + entryLength, at + entryLength + nameLength),
      method: file.readUInt16LE(at + 10),
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      packedBytes: file.readUInt32LE(at + 20),
      bytes: file.readUInt32LE(at + 24),
      offset: file.readUInt32LE(at + 42),
    });
    at += entryLength + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
};

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/**
 * Unpacks at most `most` bytes, and at most the size declared in the archive. Unpacking stops as soon as a part exceeds
 * its declared size.
 */
const unpack = (file: Buffer, entry: Entry, most: number): Buffer => {
  const { method, packedBytes, offset, bytes } = entry;
  if (entry.isEncrypted) return refuseFile('file-old-or-locked');
  if (bytes > most) return refuseFile('file-too-large');
  if (offset + fileLength > file.length || file.readUInt32LE(offset) !== fileSignature)
    return refuseFile('file-damaged');
  const start =
    offset + fileLength + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  if (start + packedBytes > file.length) return refuseFile('file-damaged');
  const packed = file.subarray(start, start + packedBytes);
  if (method === 0) return packed.length > most ? refuseFile('file-too-large') : packed;
  if (method !== 8) return refuseFile('file-damaged');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
  } catch (error) {
    return refuseFile(isTooLong(error) ? 'file-too-large' : 'file-damaged');
  }
};

export interface Archive {
  names: readonly string[];
  /**
   * The bytes of a part, at most `most`; null when there is no part of that name. All parts read together also have a
   * limit.
   */
  read: (name: string, most?: number) => Buffer | null;
}

/** Opens a ZIP archive; parts are only unpacked when they are read. */
export const openArchive = (file: Buffer): Archive => {
  const entries = entriesOf(file);
  let left = mostBytes;
  return {
    names: entries.map(({ name }) => name),
    read: (name, most = mostBytes) => {
      const entry = entries.find((known) => known.name === name);
      if (entry === undefined) return null;
      const bytes = unpack(file, entry, Math.min(left, most));
      left -= bytes.length;
      return bytes;
    },
  };
};
