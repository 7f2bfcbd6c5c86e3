import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseRequest } from './refuse-request.ts';

const call = '/unreadable-address';
/** No page has this path, so the app shows that the page does not exist. */
const page = '/unreadable-page';

/** The route for API calls whose URL is malformed. */
export function addMalformedUrlRoute(server: FastifyInstance): void {
  server.all(call, (request, reply) => refuseRequest(request, reply, 400, 'invalid-input'));
}

const asksForPage = ({ method, url = '' }: FastifyRequest['raw']): boolean =>
  (method === 'GET' || method === 'HEAD') && !/^\/(?:trpc|assets|files)\//.test(url);

/**
 * Answers a malformed URL. Fastify itself would repeat the URL in its answer, without the headers that hooks add to
 * every answer, because hooks only run for a route.
 */
export function answerMalformedUrl(
  server: FastifyInstance,
  { raw }: Pick<FastifyRequest, 'raw'>,
  reply: Pick<FastifyReply, 'raw'>,
): void {
  raw.url = asksForPage(raw) ? page : call;
  server.routing(raw, reply.raw);
}
