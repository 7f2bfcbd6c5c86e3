import type { FastifyInstance } from 'fastify';
import { addLeadFormRoute } from './lead-form-route.ts';
import { addPublicPages, type PublicPagesOptions } from './public-pages.ts';
import { addSitemapAndRobots } from './sitemap-and-robots.ts';

/** What is open to everybody without the app: the public pages, their form, and what search engines read. */
export async function addPublicSide(
  server: FastifyInstance,
  options: PublicPagesOptions,
): Promise<void> {
  await server.register(async (scope) => {
    const pages = await addPublicPages(scope, options);
    await addLeadFormRoute(scope, { ...options, pages });
    addSitemapAndRobots(scope, options.publicOrigin);
  });
}
