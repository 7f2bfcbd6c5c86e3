import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linguiMacroPlugin } from '../../packages/i18n/src/lingui-macro-plugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { inlineClassNames } from './inline-class-names.ts';
import { prerenderPages } from './prerender-pages.ts';

const server = 'http://127.0.0.1:3000';
const compressible = /\.(?:js|css|html|svg|txt|json)$/;

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The server sends these files unchanged, because it compresses nothing while it answers. */
const compressAssets: Plugin = {
  name: 'compress-assets',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const compress = async ([fileName, output]: [string, (typeof bundle)[string]]) => {
        if (!compressible.test(fileName)) return;
        const bytes = Buffer.from(output.type === 'chunk' ? output.code : output.source);
        if (bytes.length < 200) return;
        const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
        const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
        const [br, gz] = await Promise.all([
          brotlied(bytes, { params }),
          gzipped(bytes, { level: 9 }),
        ]);
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: br });
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gz });
      };
      await Promise.all(Object.entries(bundle).map(compress));
    },
  },
};

const guestEntry = '/src/app/guest/guest-main.tsx';

/** All modules that the pages before the app run, collected through their imports. */
const guestModules = new Set<string>();

const gatherGuestModules = (context: Rolldown.ChunkingContext): void => {
  const gather = (id: string): void => {
    if (guestModules.has(id)) return;
    guestModules.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(gather);
  };
  if (guestModules.size > 0) return;
  const entry = `${import.meta.dirname}${guestEntry}`;
  gather(entry);
  context.getModuleInfo(entry)?.dynamicallyImportedIds.forEach(gather);
};

/** The modules that the entries themselves import, but not those that only a single page imports. */
const ofEntries = {
  tags: ['$initial' as const],
  test: (module: string) =>
    !/\/(?:index\.html|guest\.html|src\/app\/(?:main|guest)\b)/.test(module),
};

/**
 * The code that every page runs is one file, because it would otherwise be forty; the part that pages before the app
 * run is another. All other code is split by the pages that import it: merged small shared files would load the editor
 * and the engine on the first page.
 */
const scriptsOfEntries = [
  {
    ...ofEntries,
    priority: 2,
    name: (module: string, context: Rolldown.ChunkingContext) => {
      gatherGuestModules(context);
      return guestModules.has(module) ? 'first' : null;
    },
  },
  // The code for sending requests and events to the server, used by forms and by much that has no form.
  { name: 'asking', priority: 2, test: /\/lib\/(?:act\/|visit\.)|\/app\/guest\/requested-path\./ },
  // A separate file, because a check on the pages before the app uses it: it must not load the code that every
  // page of the app runs.
  { name: 'normalise-text', priority: 2, test: /\/domain\/src\/text\/normalise-text\./ },
  { ...ofEntries, priority: 1, name: 'every-page' },
  {
    name: 'fields',
    // The code that most pages with a form share is one file as well.
    test: /\/core\/esm\/components\/(?:CloseButton|Input|InputBase|TextInput)\/|\/components\/form\/(?:check-form|use-form-fields|use-schema-form)\.|\/lib\/typed-form-data|\/issue-text\.tsx|\/i18n\/src\/fields\/field-issue-texts\.ts/,
  },
  {
    name: 'choices',
    test: /\/core\/esm\/components\/(?:Checkbox|InlineInput|NativeSelect|Combobox\/ComboboxChevron)\/|\/icons\/IconChevronDown\.|\/components\/form\/(?:advised-input|optional-label|printed-name-input|text-checks)\./,
  },
];

/** An optional font is only shown on a first visit when it arrives together with the page. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((fileName) => fileName.endsWith('.woff2'))
        .map((fileName) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: '',
            href: `/${fileName}`,
          },
        }));
    },
  },
};

/**
 * The workbook library compresses in a worker created from a blob, which the pages' policy forbids. It already runs in
 * a worker, so it compresses there.
 */
const zipInPlace: Plugin = {
  name: 'zip-in-place',
  load: {
    filter: { id: /\/write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/ },
    handler: () =>
      "import { zipSync } from 'fflate'; export default async (files) => zipSync(files).buffer;",
  },
};

const compiled = () => [inlineClassNames(), ...linguiMacroPlugin(), react()];

export default defineConfig({
  tsconfig: '../../tsconfig.json',
  plugins: [...compiled(), preloadFonts, compressAssets, prerenderPages(compiled)],
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // Lists what each page loads; the benchmark measures it.
    manifest: true,
    // Browsers without support for the hint only load a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'guest.html'],
      output: { codeSplitting: { groups: scriptsOfEntries } },
    },
  },
  // The pages' policy only allows scripts from files of the same origin, so workers are module files too.
  worker: { format: 'es', plugins: () => [zipInPlace] },
  server: { proxy: { '/trpc': server, '/files': server } },
  preview: { proxy: { '/trpc': server, '/files': server } },
});
