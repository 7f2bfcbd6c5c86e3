import type { BodyLimits } from '@valia/api/procedures/body-limits.ts';
import { usualBodyBytes } from '@valia/services/verbs/body-bytes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bytesType } from './cross-site-guard.ts';
import { refuseRequest } from './refuse-request.ts';

const longestUploadBytes = 2_097_152;
/** A longer one is cut off; the rest of a shorter one is read, so that a browser gets to see the refusal. */
const longestDiscardedBytes = 4_194_304;
/** Twice those of a valuation with everything in it. A key costs far more to check than to send. */
const mostParts = 16_000;
const [comma, colon] = [44, 58];

export interface BodyReading {
  limits: BodyLimits;
  pathOf: (request: FastifyRequest) => string;
  hasBytesInput: (request: FastifyRequest) => boolean;
}

class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  readonly statusCode = 413;
}

/** JSON as text, and bytes as they are: what they mean is tRPC's to say. A body of any other type is refused. */
export function addBodyParser(
  scope: FastifyInstance,
  { limits, pathOf, hasBytesInput }: BodyReading,
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
    const isTooLarge = text.length > usualBodyBytes && exceeds(text, limitOf(request));
    done(isTooLarge ? new BodyTooLarge() : null, text);
  });
  const upload = { parseAs: 'buffer', bodyLimit: longestUploadBytes } as const;
  scope.addContentTypeParser(bytesType, upload, (_request, bytes, done) => done(null, bytes));
}

/** Of a body that came without its length, and of one that is short but holds too much to look through. */
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
