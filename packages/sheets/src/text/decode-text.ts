import { detectCodePage, decodeCodePage } from './code-pages.ts';
import { detectUtf16 } from './detect-utf16.ts';

const utf8 = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * Decodes a text by what its bytes show: a byte order mark, valid UTF-8, the zeros of UTF-16, or otherwise the code
 * page that produces words.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const wide = detectUtf16(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  return utf8(bytes) ?? decodeCodePage(bytes, detectCodePage(bytes));
};
