import { detectUtf16 } from './text/detect-utf16.ts';

/** The kind of content detected from the first bytes; archives and texts are inspected further. */
export type ContentKind =
  | 'empty'
  | 'zip'
  | 'compound'
  | 'plain-xls'
  | 'pdf'
  | 'photo'
  | 'word'
  | 'text'
  | 'other';

const signatures: readonly [ContentKind, readonly number[], at?: number][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['compound', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['plain-xls', [0x09, 0x00, 0x04, 0x00]],
  ['plain-xls', [0x09, 0x02, 0x06, 0x00]],
  ['plain-xls', [0x09, 0x04, 0x06, 0x00]],
  ['plain-xls', [0x09, 0x08, 0x08, 0x00, 0x00, 0x05]],
  ['photo', [0x89, 0x50, 0x4e, 0x47]],
  ['photo', [0xff, 0xd8, 0xff]],
  ['photo', [0x47, 0x49, 0x46, 0x38]],
  ['photo', [0x49, 0x49, 0x2a, 0x00]],
  ['photo', [0x4d, 0x4d, 0x00, 0x2a]],
  ['photo', [0x57, 0x45, 0x42, 0x50], 8],
  ['photo', [0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69], 4],
  ['photo', [0x66, 0x74, 0x79, 0x70, 0x6d, 0x69, 0x66, 0x31], 4],
  ['word', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];

const pdfMark = '%PDF-';
/** PDF readers accept a file whose signature occurs within its first bytes. */
const pdfLooksAt = 1_024;
const looksAt = 8_000;
/** Output of old programs may contain a few form feeds or escapes; a file with more control characters is not text. */
const [mostControls, fewControls] = [0.01, 2];

const hasSignature = (bytes: Uint8Array, signature: readonly number[], at: number): boolean =>
  signature.every((byte, offset) => bytes[at + offset] === byte);

const isText = (bytes: Uint8Array): boolean => {
  if (detectUtf16(bytes) !== null) return true;
  const start = bytes.subarray(0, looksAt);
  const controls = start.filter((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20)).length;
  return controls <= Math.max(fewControls, start.length * mostControls);
};

/** Detects the kind by content alone; the file name is ignored. */
export const detectContent = (bytes: Uint8Array): ContentKind => {
  if (bytes.length === 0) return 'empty';
  for (const [kind, signature, at = 0] of signatures)
    if (hasSignature(bytes, signature, at)) return kind;
  const start = String.fromCharCode(...bytes.subarray(0, pdfLooksAt));
  if (start.includes(pdfMark)) return 'pdf';
  return isText(bytes) ? 'text' : 'other';
};
