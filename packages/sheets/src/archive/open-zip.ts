import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { wrapAsDamaged, refuseSource } from '../refuse-source.ts';
import { checksum } from './checksum.ts';
import { readZipDirectory, type ZipEntry } from './zip-directory.ts';

const localMark = 0x04034b50;
const localLength = 30;
const stepBytes = 4_096;
const [stored, deflated] = [0, 8];

export interface Zip {
  names: readonly string[];
  has: (name: string) => boolean;
  /** Unpacks a part piece by piece; returns false when there is no part of that name. */
  stream: (name: string, onBytes: (bytes: Uint8Array) => void) => boolean;
  /** Unpacks a whole part; null when there is no part of that name. */
  read: (name: string) => Uint8Array | null;
}

const packedOf = (file: Uint8Array, { offset, packedBytes }: ZipEntry): Uint8Array => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (offset + localLength > file.length || view.getUint32(offset, true) !== localMark)
    return refuseSource('damaged');
  const start =
    offset + localLength + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedBytes > file.length) return refuseSource('damaged');
  return file.subarray(start, start + packedBytes);
};

const join = (pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** Refuses an archive whose declared sizes are too large. No part can unpack to more than its declared size. */
const refuseDeclaredBomb = (entries: readonly ZipEntry[]): void => {
  const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > sourceLimits.unpackedBytes) refuseSource('bomb');
  if (entries.some(({ bytes }) => bytes > sourceLimits.partBytes)) refuseSource('bomb');
};

/** Opens a ZIP; parts are only unpacked when they are read, and their size is counted while unpacking. */
export const openZip = async (file: Uint8Array): Promise<Zip> => {
  const entries = readZipDirectory(file);
  refuseDeclaredBomb(entries);
  if (entries.some(({ isEncrypted }) => isEncrypted)) return refuseSource('password');
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const { Inflate } = await import('fflate');

  const unpack = (entry: ZipEntry, onBytes: (bytes: Uint8Array) => void): void => {
    const packed = packedOf(file, entry);
    let [length, sum] = [0, 0];
    const onPiece = (piece: Uint8Array): void => {
      length += piece.length;
      if (length > entry.bytes) refuseSource('damaged');
      sum = checksum(piece, sum);
      onBytes(piece);
    };
    if (entry.method !== stored && entry.method !== deflated) refuseSource('damaged');
    const inflate = new Inflate(onPiece);
    for (let at = 0; at < packed.length; at += stepBytes) {
      const step = packed.subarray(at, at + stepBytes);
      if (entry.method === stored) onPiece(step);
      else inflate.push(step, at + stepBytes >= packed.length);
    }
    if (length !== entry.bytes || sum !== entry.checksum) refuseSource('damaged');
  };

  const stream: Zip['stream'] = (name, onBytes) => {
    const entry = byName.get(name);
    if (entry === undefined) return false;
    try {
      unpack(entry, onBytes);
    } catch (error) {
      throw wrapAsDamaged(error);
    }
    return true;
  };
  return {
    names: [...byName.keys()],
    has: (name) => byName.has(name),
    stream,
    read: (name) => {
      const pieces: Uint8Array[] = [];
      return stream(name, (piece) => pieces.push(piece)) ? join(pieces) : null;
    },
  };
};
