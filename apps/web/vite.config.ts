import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linguiMacroPlugin } from '../../packages/i18n/src/lingui-macro-plugin.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = 'http://127.0.0.1:3000';
const compressible = /\.(?:js|css|html|svg|txt|json)$/;

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The server hands out these files as they are: it compresses nothing while it answers. */
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
        if (bytes.length < 1_000) return;
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

// Each shared module in a file of its own would be a hundred requests for a page; one file for all of them, twice its bytes.
const sharedScripts = [
  { name: 'every-page', minShareCount: 10, priority: 2 },
  {
    name: 'many-pages',
    minShareCount: 5,
    priority: 1,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
  },
];

/** An optional font only shows on a first visit when it arrives with the page. */
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

/** The library of workbooks zips in a worker from a blob, which the pages' policy refuses: it runs in a worker already. */
const zipInPlace: Plugin = {
  name: 'zip-in-place',
  load: {
    filter: { id: /\/write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/ },
    handler: () =>
      "import { zipSync } from 'fflate'; export default async (files) => zipSync(files).buffer;",
  },
};

export default defineConfig({
  // Named, because the own one extends it through a devDependency, which a start does not install.
  tsconfig: '../../packages/config/tsconfig/web.json',
  plugins: [...linguiMacroPlugin(), react(), preloadFonts, compressAssets],
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // Says what each page loads: the benchmark weighs it.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: sharedScripts } } },
  },
  // The pages' policy lets scripts come from files of the same origin alone: workers are modules among them.
  worker: { format: 'es', plugins: () => [zipInPlace] },
  server: { proxy: { '/trpc': server, '/files': server } },
  preview: { proxy: { '/trpc': server, '/files': server } },
});
