import { sourceLimits } from '@valia/domain/accounts-intake/source-refusal.ts';
import { refuseTooLarge, refuseSource } from '../refuse-source.ts';

export interface ZipEntry {
  name: string;
  method: number;
  isEncrypted: boolean;
  checksum: number;
  packedBytes: number;
  bytes: number;
  /** The position of its local header. */
  offset: number;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const [endLength, entryLength, longestComment] = [22, 46, 65_535];
const inLargeField = 0xff_ff_ff_ff;

const viewOf = (file: Uint8Array): DataView =>
  new DataView(file.buffer, file.byteOffset, file.byteLength);

const endOf = (view: DataView): number => {
  const earliest = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= earliest; at -= 1)
    if (view.getUint32(at, true) === endMark) return at;
  return refuseSource('damaged');
};

/** ZIP64 stores sizes in an extra field, in this order, and only those whose plain field has its maximum value. */
const withLargeFields = (entry: ZipEntry, view: DataView, from: number, to: number): ZipEntry => {
  const large: ZipEntry = { ...entry };
  for (let at = from; at + 4 <= to;) {
    const [id, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    if (id === 1) {
      let field = at + 4;
      for (const key of ['bytes', 'packedBytes', 'offset'] as const) {
        if (entry[key] !== inLargeField || field + 8 > Math.min(to, at + 4 + length)) continue;
        large[key] = Number(view.getBigUint64(field, true));
        field += 8;
      }
    }
    at += 4 + length;
  }
  return large;
};

/** Reads the directory of a ZIP; nothing is unpacked. */
export const readZipDirectory = (file: Uint8Array): ZipEntry[] => {
  if (file.length < endLength) return refuseSource('damaged');
  const view = viewOf(file);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > sourceLimits.archiveEntries) return refuseTooLarge('archiveEntries');
  const names = new TextDecoder();
  const entries: ZipEntry[] = [];
  for (let at = view.getUint32(end + 16, true); entries.length < count;) {
    if (at + entryLength > end || view.getUint32(at, true) !== entryMark)
      return refuseSource('damaged');
    const nameEnd = at + entryLength + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    if (extraEnd > end) return refuseSource('damaged');
    const entry: ZipEntry = {
      // Some Windows programs write backslashes between folders.
      name: names.decode(file.subarray(at + entryLength, nameEnd)).replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      checksum: view.getUint32(at + 16, true),
      packedBytes: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    entries.push(withLargeFields(entry, view, nameEnd, extraEnd));
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
};
