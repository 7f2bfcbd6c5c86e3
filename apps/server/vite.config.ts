import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { linguiMacroPlugin } from '../../packages/i18n/src/lingui-macro-plugin.ts';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const packagesFolder = resolve(import.meta.dirname, '../../packages');
const bundleFolder = resolve(import.meta.dirname, 'dist');

/** Packages with native code, which remain outside the bundle, each with the package that depends on it. */
const nativePackages: Record<string, string> = {
  '@node-rs/argon2': 'auth',
  '@myriaddreamin/typst-ts-node-compiler': 'reports',
  sharp: 'reports',
  // It reads its own native code from its package folder.
  'subset-font': 'reports',
};

const furtherFonts = ['noto-emoji', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc'];

/**
 * The bundle imports native packages by path from their owner's node_modules, so that only the owner depends on them.
 */
const keepNativePackagesOutside: Plugin = {
  name: 'keep-native-packages-outside',
  enforce: 'pre',
  resolveId(id) {
    const owner = nativePackages[id];
    if (owner === undefined) {
      return null;
    }
    const entry = createRequire(join(packagesFolder, owner, 'package.json')).resolve(id);
    return { id: relative(bundleFolder, entry), external: true };
  },
};

/** Fonts are read from their packages, a few files out of many, by their path relative to the bundle. */
const findFontsFromBundle: Plugin = {
  name: 'find-fonts-from-bundle',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/reports/src/printing/font-folder.ts')) return null;
    const { resolve: find } = createRequire(join(packagesFolder, 'reports/package.json'));
    const folders = Object.fromEntries(
      furtherFonts.map((name) => {
        const folder = dirname(find(`@fontsource-variable/${name}/package.json`));
        return [name, relative(bundleFolder, folder)];
      }),
    );
    return `import { join } from 'node:path';
      const folders = ${JSON.stringify(folders)};
      export const fontFolder = (name) => join(import.meta.dirname, folders[name]);`;
  },
};

/**
 * Libraries that other libraries load at once and this product never calls; evaluating them took longer than the whole
 * API.
 */
const leftOut = new Set(['pg', 'cron-parser', 'glob']);

const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  resolveId: (id) => (leftOut.has(id) ? `\0left-out:${id}` : null),
  load: (id) => (id.startsWith('\0left-out:') ? 'export {};' : null),
};

/**
 * Writes ASCII, one byte per character: a single other character would double the memory for reading, copying and
 * storing the whole bundle.
 */
const writeAscii: Plugin = {
  name: 'write-ascii',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') {
        file.code = file.code.replace(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
      }
    }
  },
};

const keepCompiledCode: Plugin = {
  name: 'keep-compiled-code',
  closeBundle() {
    const program = resolve(import.meta.dirname, 'bin/cache-server.mjs');
    const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
    if (status !== 0) this.error('The bundle could not be loaded.');
  },
};

const plugins = [keepNativePackagesOutside, findFontsFromBundle, leaveOut, ...linguiMacroPlugin()];

/**
 * The printing program is a separate build mode: in a common build, shared code would be split into files that slow the
 * server's startup.
 */
export default defineConfig(({ mode }) => ({
  tsconfig: join(packagesFolder, '../tsconfig.json'),
  plugins: mode === 'report-worker' ? plugins : [...plugins, writeAscii, keepCompiledCode],
  // The code always runs in production mode, whatever the environment variables at startup.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: mode === 'report-worker' ? 'src/report-worker.ts' : 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: mode !== 'report-worker',
    target: 'node20',
    sourcemap: true,
    reportCompressedSize: false,
    rollupOptions: {
      // Written beside main.cjs, because the native packages are imported by their path relative to this folder.
      output: {
        minify: { compress: false, mangle: false, codegen: true },
        format: 'cjs',
        entryFileNames: '[name].cjs',
        codeSplitting: false,
      },
    },
  },
}));
