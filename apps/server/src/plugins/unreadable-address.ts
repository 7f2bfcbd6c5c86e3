import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseRequest } from './refuse-request.ts';

const path = '/unreadable-address';

/** Where requests end whose address cannot be read. */
export function addUnreadableAddressRoute(server: FastifyInstance): void {
  server.all(path, (request, reply) => refuseRequest(request, reply, 400, 'invalid-input'));
}

/**
 * Answers an address that cannot be read: fastify itself would repeat it, without the headers of every answer, which
 * its hooks add once there is a route.
 */
export function answerUnreadableAddress(
  server: FastifyInstance,
  { raw }: Pick<FastifyRequest, 'raw'>,
  reply: Pick<FastifyReply, 'raw'>,
): void {
  raw.url = path;
  server.routing(raw, reply.raw);
}
