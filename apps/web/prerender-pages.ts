import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import {
  drawLinkPreviewImage,
  linkPreviewImageSize,
  type LinkPreviewTexts,
} from './link-preview-image.ts';
import type { StaticFile } from './src/prerender/render-static-pages.tsx';
import { writeStaticPages } from './static-pages.ts';
import { type ColorToken, darkColors, fonts, lightColors } from './src/app/theme/tokens.ts';

/** The plugins that compile components and their texts; created again for each build. */
type Plugins = () => PluginOption[];
type Output = Rolldown.RolldownOutput['output'];

const root = import.meta.dirname;
const cache = join(root, 'node_modules/.cache/prerender');
const tsconfig = '../../tsconfig.json';
const quietly = { configFile: false, root, tsconfig, logLevel: 'warn', publicDir: false } as const;

/** The modules whose styles a page includes; the page's elements use all of these styles. */
const styledParts = {
  base: 'src/prerender/skip-link.ts',
  frame: 'src/features/landing/frame/public-page.tsx',
  hero: 'src/features/landing/home/landing-hero.tsx',
  landing: 'src/features/landing/landing-page.tsx',
  sell: 'src/features/landing/sell-page.tsx',
  texts: 'src/features/landing/texts/privacy-page.tsx',
};
type Part = keyof typeof styledParts;
const partOf = (page: string): Part => {
  if (page === '/') return 'landing';
  return page.startsWith('/sell') ? 'sell' : 'texts';
};

const bundled = async (options: Parameters<typeof build>[0]): Promise<Output> => {
  const built = await build(options);
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('Nothing was built.');
  return first.output;
};

interface DrawnPage {
  path: string;
  page: string;
  language: string;
  alternates: Record<string, string>;
  isWayIn: boolean;
  head: string;
  body: string;
}

interface Renderer {
  renderStaticPages: () => Promise<StaticFile[]>;
  renderPublicPages: () => Promise<{
    pages: DrawnPage[];
    refusals: Record<string, Record<string, string>>;
    linkTexts: Record<string, LinkPreviewTexts>;
  }>;
}

/** Builds the parts of the app that render the pages, and loads them as a module. */
const loadRenderer = async (texts: Plugins): Promise<Renderer> => {
  await build({
    ...quietly,
    plugins: texts(),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender/render-public-pages.tsx',
      outDir: cache,
      emptyOutDir: true,
      minify: false,
      reportCompressedSize: false,
      rollupOptions: { output: { entryFileNames: 'entry.mjs', codeSplitting: false } },
    },
  });
  const file = pathToFileURL(join(cache, 'entry.mjs')).href;
  return (await import(`${file}?at=${Date.now()}`)) as Renderer;
};

/** The style files that a part imports. */
const styleNamesOf = (output: Output, part: Part): Set<string> => {
  const names = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = output.find((each) => each.fileName === fileName);
    if (chunk?.type !== 'chunk') return;
    chunk.imports.forEach(visit);
    chunk.viteMetadata?.importedCss.forEach((name) => names.add(name));
  };
  const entry = output.find((each) => each.type === 'chunk' && each.isEntry && each.name === part);
  visit(entry?.fileName ?? '');
  return names;
};

const stylesIn = (output: Output, names: Iterable<string>): string =>
  [...names]
    .map((name) => output.find((each) => each.fileName === name))
    .map((asset) => (asset?.type === 'asset' ? String(asset.source) : ''))
    .join('');

/**
 * The styles of a page: `head` goes before its body; `body` goes after its first section, so that the first frame need
 * not wait for the styles of the sections below.
 */
const stylesOf = (output: Output, part: Part): { head: string; body: string } => {
  const all = styleNamesOf(output, part);
  if (part !== 'landing') return { head: stylesIn(output, all), body: '' };
  const first = new Set([...styleNamesOf(output, 'frame'), ...styleNamesOf(output, 'hero')]);
  const rest = [...all].filter((name) => !first.has(name));
  return { head: stylesIn(output, first), body: stylesIn(output, rest) };
};

/** A page's body with further styles after its first section. */
const withStyles = (body: string, styles: string): string =>
  styles === '' ? body : body.replace('</section>', (end) => `${end}<style>${styles}</style>`);

const declared = (colors: Record<ColorToken, string>): string =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const darkRoot = `:root[data-mantine-color-scheme='dark']`;
const undecidedRoot = `:root:not([data-mantine-color-scheme])`;

/** The colours and fonts of the app, for pages without the app's theme provider. */
const pageVariables = (): string =>
  [
    `:root{color-scheme:light dark;--sans:${fonts.sans};--serif:${fonts.serif};${declared(lightColors)}}`,
    `${darkRoot}{${declared(darkColors)}}`,
    `@media (prefers-color-scheme:dark){${undecidedRoot}{${declared(darkColors)}}}`,
  ].join('\n');

/** `letters`: the fonts of every page. `base`: all its other shared styles. */
const standingStyles = (output: Output): { letters: string; base: string } => {
  const styles = pageVariables() + stylesOf(output, 'base').head;
  const all = styles.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const faces = all.filter((face) => !face.includes('newsreader-latin')).join('');
  const files = [...faces.matchAll(/url\((.+?)\)/g)].map(([, url]) => url);
  // A browser delays the first paint a little for fonts; on a phone they are loaded only once they are known to
  // be cached.
  const wide = 'data-letters media="(min-width:768px)"';
  const preloads = files.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin ${wide} href="${url}">`,
  );
  return {
    letters: `${preloads.join('')}<style ${wide}>${faces}</style>`,
    base: all.reduce((left, face) => left.replace(face, ''), styles),
  };
};

const buildStyles = (texts: Plugins): Promise<Output> =>
  bundled({
    ...quietly,
    plugins: texts(),
    build: {
      write: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rollupOptions: { input: styledParts, preserveEntrySignatures: 'strict' },
    },
  });

const minified = async (fileName: string): Promise<string> => {
  const [script] = await bundled({
    ...quietly,
    build: {
      write: false,
      target: 'es2022',
      reportCompressedSize: false,
      lib: { entry: fileName, formats: ['iife'], name: 'first' },
    },
  });
  return script.type === 'chunk' ? script.code.trim() : '';
};

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

interface Manifest {
  [source: string]: { file: string; css?: string[]; imports?: string[] };
}

/**
 * The files that the app needs when it is opened: its entry script, and the styles of everything that this script
 * imports.
 */
const appFiles = (outDir: string): { entry: string; styles: string[] } => {
  const text = readFileSync(join(outDir, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const index = manifest['index.html'];
  if (index === undefined) throw new Error('The manifest names no entry.');
  const imported = (index.imports ?? []).flatMap((name) => manifest[name]?.css ?? []);
  return { entry: index.file, styles: [...new Set([...imported, ...(index.css ?? [])])] };
};

const linksTo = (alternates: Record<string, string>): string =>
  Object.entries({ ...alternates, 'x-default': alternates['es'] ?? '/' })
    .map(([name, path]) => `<link rel="alternate" hreflang="${name}" href="[[origin]]${path}">`)
    .join('');

/** A page's body with a script after its title: the parser pauses before a script, so the title is painted at once. */
const withScriptAfterTitle = (body: string, script: string): string =>
  body.replace('</h1>', (end) => `${end}<script>${script}</script>`);

const webSite =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Valía","url":"[[origin]]/","inLanguage":["es","ca","en"]}</script>';

const linkImage = (language: string): string => `link-${language}.png`;

const writeLinkImages = async (
  outDir: string,
  texts: Record<string, LinkPreviewTexts>,
): Promise<void> => {
  for (const [language, of] of Object.entries(texts))
    writeFileSync(join(outDir, linkImage(language)), await drawLinkPreviewImage(of));
};

interface BuiltParts {
  styles: Output;
  standing: ReturnType<typeof standingStyles>;
  app: ReturnType<typeof appFiles>;
  /**
   * The scripts by the time at which they run: before the first frame, after the title, and once the page is loaded.
   */
  scripts: Record<'firstPaint' | 'knownLetters' | 'page', string>;
}

/** A page in its language, with everything that it needs before the app is opened. */
const htmlOf = (
  { path, page, language, alternates, isWayIn, head, body }: DrawnPage,
  { styles, standing: { letters, base }, app, scripts }: BuiltParts,
): string => {
  const own = stylesOf(styles, partOf(page));
  return [
    `<!doctype html><html lang="${language}" data-page="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // Nothing is rendered until the first script, which precedes the root element, has set the colour scheme.
    '<link rel="expect" href="#root" blocking="render">',
    head,
    page === '/sell-your-business/sent'
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="[[origin]]${path}">${linksTo(alternates)}`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="Valía">`,
    `<meta property="og:url" content="[[origin]]${path}"><meta property="og:locale" content="${language}">`,
    `<meta property="og:image" content="[[origin]]/${linkImage(language)}"><meta property="og:image:width" content="${linkPreviewImageSize.width}"><meta property="og:image:height" content="${linkPreviewImageSize.height}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `${letters}<style>${base}${own.head}</style>`,
    page === '/' ? webSite : '',
    `</head><body><script>${scripts.firstPaint}</script>`,
    `<div id="root">${withStyles(withScriptAfterTitle(body, scripts.knownLetters), own.body)}</div>`,
    `<script${isWayIn ? '' : ' data-way-back'} data-app="/${app.entry}" data-styles="${app.styles.map((name) => `/${name}`).join(' ')}">${scripts.page}</script>`,
    '</body></html>',
  ].join('');
};

/** Writes the public pages as files that the server fills in and sends; the app is loaded only when it is needed. */
export const prerenderPages = (texts: Plugins): Plugin => ({
  name: 'prerender-pages',
  apply: 'build',
  async closeBundle() {
    const outDir = join(root, 'dist');
    const [renderer, styles, page, firstPaint, knownLetters, standing] = await Promise.all([
      loadRenderer(texts),
      buildStyles(texts),
      minified('src/prerender/page-script.ts'),
      minified('public/first-paint.js'),
      minified('src/prerender/apply-cached-fonts.ts'),
      minified('src/prerender/static-script.ts'),
    ]);
    const { pages, refusals, linkTexts } = await renderer.renderPublicPages();
    const built = {
      styles,
      standing: standingStyles(styles),
      app: appFiles(outDir),
      scripts: { firstPaint, knownLetters, page },
    };
    const folder = join(outDir, 'pages');
    mkdirSync(folder, { recursive: true });
    const listed = pages.map((drawn) => {
      const file = `${drawn.path.slice(1).replaceAll('/', '-') || 'index'}.html`;
      writeFileSync(join(folder, file), htmlOf(drawn, built));
      return { path: drawn.path, page: drawn.page, language: drawn.language, file };
    });
    listed.push(...writeStaticPages(outDir, await renderer.renderStaticPages(), standing));
    await writeLinkImages(outDir, linkTexts);
    const scripts = [firstPaint, knownLetters, page, standing].map(hashOf);
    writeFileSync(join(folder, 'pages.json'), JSON.stringify({ pages: listed, scripts, refusals }));
  },
});
