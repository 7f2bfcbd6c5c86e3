import { codePageOf, decodeCodePage } from './code-pages.ts';
import { wideEncoding } from './wide-encoding.ts';

const utf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** A text by what its bytes show: a byte order mark, valid UTF-8, zeros of UTF-16, else the page that makes words of it. */
export const decodeText = (bytes: Uint8Array): string => {
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  return utf8(bytes) ?? decodeCodePage(bytes, codePageOf(bytes));
};
