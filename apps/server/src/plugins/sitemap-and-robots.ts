import { publicPagePath, publicPages } from '@valia/domain/paths/public-page-path.ts';
import { languages } from '@valia/i18n/languages.ts';
import type { FastifyInstance } from 'fastify';

/** All public pages except the thank-you page, which nobody searches for. */
const found = publicPages.filter((page) => page !== '/sell-your-business/sent');

/** `/sitemap.xml` and `/robots.txt` */
export function addSitemapAndRobots(server: FastifyInstance, origin: string): void {
  const entries = found.flatMap((page) => {
    const links = languages
      .map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${publicPagePath(page, language)}"/>`,
      )
      .join('');
    return languages.map(
      (language) => `<url><loc>${origin}${publicPagePath(page, language)}</loc>${links}</url>`,
    );
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>
`;
  const robots = `User-agent: *
Disallow: /trpc/
Disallow: /files/
Sitemap: ${origin}/sitemap.xml
`;
  server.get('/sitemap.xml', (_request, reply) => reply.type('application/xml').send(sitemap));
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots));
}
