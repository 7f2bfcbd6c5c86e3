import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseRequest } from './refuse-request.ts';

const call = '/unreadable-address';
/** No page has this address, so that the app answers that there is none. */
const page = '/unreadable-page';

/** Where calls end whose address cannot be read. */
export function addMalformedUrlRoute(server: FastifyInstance): void {
  server.all(call, (request, reply) => refuseRequest(request, reply, 400, 'invalid-input'));
}

const asksForPage = ({ method, url = '' }: FastifyRequest['raw']): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(?:trpc|assets|files)\//.test(url);

/**
 * Answers an address that cannot be read: fastify itself would repeat it, without the headers of every answer, which
 * its hooks add once there is a route.
 */
export function answerMalformedUrl(
  server: FastifyInstance,
  { raw }: Pick<FastifyRequest, 'raw'>,
  reply: Pick<FastifyReply, 'raw'>,
): void {
  raw.url = asksForPage(raw) ? page : call;
  server.routing(raw, reply.raw);
}
