import type { FastifyInstance } from 'fastify';
import { addLeadFormRoute } from './lead-form-route.ts';
import { addPublicPages, type PublicPagesOptions } from './public-pages.ts';
import { addSitemapAndRobots } from './sitemap-and-robots.ts';

/** The routes open to everybody without the app: the public pages, their form, and the files for search engines. */
export async function addPublicRoutes(
  server: FastifyInstance,
  options: PublicPagesOptions,
): Promise<void> {
  await server.register(async (scope) => {
    const pages = await addPublicPages(scope, options);
    await addLeadFormRoute(scope, { ...options, pages });
    addSitemapAndRobots(scope, options.publicOrigin);
  });
}
