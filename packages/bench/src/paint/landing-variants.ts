import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = new URL('../../../../apps/web/dist/', import.meta.url);
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const read = (path: string): string => readFileSync(new URL(path, dist), 'utf8');

/** The attributes that a person would write by hand: no classes, and none used only by scripts. */
const keptAttributes = new Set(
  'href for id name type value placeholder rows required open lang'.split(' '),
);

const plainTag = (tag: string): string =>
  tag.replaceAll(/ ([\w-]+)(?:="[^"]*")?/g, (attribute, name: string) =>
    keptAttributes.has(name.toLowerCase()) ? attribute : '',
  );

/** A page's text in its elements, as a person would write the HTML by hand. */
const plainPageOf = (html: string): string => {
  const body = html
    .slice(html.indexOf('<body'), html.lastIndexOf('<script'))
    .replaceAll(/<(style|svg|script)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<\/?(?:span|i|b|small)\b[^>]*>/g, '')
    .replaceAll(/<\w[^>]*>/g, plainTag);
  return [
    '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Valía</title>',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<style>body{max-width:70ch;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui}h1{font:44px/46px Georgia,serif}</style>',
    `</head>${body}</body></html>`,
  ].join('');
};

const filled = (html: string): string => html.replaceAll(/\[\[[^\]]*\]\]/g, '1');

export type LandingVariant = 'prerendered' | 'handWritten' | 'singlePageApp';

/** The same text in three variants: as a prerendered page, as a page written by hand, and rendered by the app. */
const landingVariants = (): Record<LandingVariant, string> => {
  const prerendered = filled(read('pages/index.html'));
  return { prerendered, handWritten: plainPageOf(prerendered), singlePageApp: read('index.html') };
};

const answerWith = (html: string): RequestListener => {
  const page = brotliCompressSync(html);
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === '/') {
      response.writeHead(200, { 'content-type': types['.html'], 'content-encoding': 'br' });
      return response.end(page);
    }
    const file = new URL(`.${path}`, dist);
    if (path.startsWith('/trpc') || !existsSync(file)) return response.writeHead(204).end();
    const compressed = new URL(`${file.href}.br`);
    const isCompressed = existsSync(compressed);
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      ...(isCompressed && { 'content-encoding': 'br' }),
    });
    return response.end(readFileSync(isCompressed ? compressed : file));
  };
};

export interface ServedVariant {
  name: LandingVariant;
  origin: string;
  server: Server;
}

const serve = (name: LandingVariant, html: string): Promise<ServedVariant> =>
  new Promise((done, fail) => {
    const server = createServer(answerWith(html)).once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('No port was given.');
      done({ name, origin: `http://127.0.0.1:${address.port}`, server });
    });
  });

/** Each variant served at its own origin; null before the first build. */
export const serveLandingVariants = async (): Promise<ServedVariant[] | null> => {
  if (!existsSync(new URL('pages/index.html', dist))) return null;
  const { prerendered, handWritten, singlePageApp } = landingVariants();
  return Promise.all([
    serve('prerendered', prerendered),
    serve('handWritten', handWritten),
    serve('singlePageApp', singlePageApp),
  ]);
};
