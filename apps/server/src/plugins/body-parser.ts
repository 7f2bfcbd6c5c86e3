import type { BodyLimits } from '@valia/api/procedures/body-limits.ts';
import { defaultBodyBytes } from '@valia/services/verbs/body-bytes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadContentType } from './cross-site-guard.ts';
import { refuseRequest } from './refuse-request.ts';

const longestUploadBytes = 2_097_152;
/**
 * The connection of a longer refused body is closed; a shorter one is read to its end, so that the browser receives the
 * refusal.
 */
const longestDiscardedBytes = 4_194_304;
/** Twice the parts of a complete valuation. Checking a key costs far more than sending it. */
const mostParts = 16_000;
const [comma, colon] = [44, 58];

export interface BodyParserOptions {
  limits: BodyLimits;
  pathOf: (request: FastifyRequest) => string;
  hasBytesInput: (request: FastifyRequest) => boolean;
}

class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  readonly statusCode = 413;
}

/** Accepts JSON as text, and bytes unchanged: tRPC interprets both. A body of any other type is refused. */
export function addBodyParser(
  scope: FastifyInstance,
  { limits, pathOf, hasBytesInput }: BodyParserOptions,
): void {
  const limitOf = (request: FastifyRequest) =>
    hasBytesInput(request) ? longestUploadBytes : limits.of(pathOf(request));
  scope.addHook('onRequest', (request, reply, done) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced === 0 || announced <= limitOf(request)) {
      done();
      return;
    }
    if (announced > longestDiscardedBytes) {
      void reply.header('connection', 'close');
    }
    refuseRequest(request, reply, 413, 'too-large');
  });
  scope.removeAllContentTypeParsers();
  const json = { parseAs: 'string', bodyLimit: limits.highest } as const;
  scope.addContentTypeParser<string>('application/json', json, (request, text, done) => {
    const isTooLarge = text.length > defaultBodyBytes && exceeds(text, limitOf(request));
    done(isTooLarge ? new BodyTooLarge() : null, text);
  });
  const upload = { parseAs: 'buffer', bodyLimit: longestUploadBytes } as const;
  scope.addContentTypeParser(uploadContentType, upload, (_request, bytes, done) =>
    done(null, bytes),
  );
}

/** Catches a body that came without its length, and one that is short but has too many parts to check. */
function exceeds(text: string, mostBytes: number): boolean {
  if (Buffer.byteLength(text) > mostBytes) {
    return true;
  }
  let parts = 0;
  for (let at = 0; at < text.length && parts <= mostParts; at += 1) {
    const sign = text.charCodeAt(at);
    parts += sign === comma || sign === colon ? 1 : 0;
  }
  return parts > mostParts;
}
