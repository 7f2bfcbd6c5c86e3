import type { FastifyInstance } from 'fastify';
import { addLeadFormRoute } from './lead-form-route.ts';
import { addPublicPages, type PublicPagesOptions } from './public-pages.ts';
import { addSearchFiles } from './search-files.ts';

/** What is open to everybody without the app: the public pages, their form, and what search engines read. */
export async function addPublicSide(
  server: FastifyInstance,
  options: PublicPagesOptions,
): Promise<void> {
  await server.register(async (scope) => {
    const pages = await addPublicPages(scope, options);
    await addLeadFormRoute(scope, { ...options, pages });
    addSearchFiles(scope, options.publicOrigin);
  });
}
