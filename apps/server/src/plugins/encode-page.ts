import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface EncodedPage {
  encoding: 'br' | 'gzip' | null;
  body: Buffer;
}

interface EncodeOptions {
  /** The browser's `Accept-Encoding` header. */
  accepted: string | undefined;
  /** Whether the same page is sent again, so that the slowest compression is worthwhile, once. */
  isKept: boolean;
}

const mostKept = 100;
const kept = new Map<string, Promise<EncodedPage>>();

const bestQuality = 11;
const quickQuality = 5;

const encode = async (
  html: string,
  encoding: EncodedPage['encoding'],
  quality: number,
): Promise<EncodedPage> => {
  const bytes = Buffer.from(html);
  if (encoding === null) return { encoding, body: bytes };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const body = encoding === 'br' ? await brotlied(bytes, { params }) : await gzipped(bytes);
  return { encoding, body };
};

/** A page in an encoding that this browser accepts. */
export const encodePage = (
  html: string,
  { accepted = '', isKept }: EncodeOptions,
): Promise<EncodedPage> => {
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!isKept) return encode(html, encoding, quickQuality);
  const key = `${encoding} ${createHash('sha256').update(html).digest('base64')}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  // Cleared as a whole, because outdated versions of pages are no longer requested.
  if (kept.size >= mostKept) kept.clear();
  const encoded = encode(html, encoding, bestQuality);
  kept.set(key, encoded);
  return encoded;
};
