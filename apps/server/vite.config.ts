import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { linguiMacroPlugin } from '../../packages/i18n/src/lingui-macro-plugin.ts';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const packagesFolder = resolve(import.meta.dirname, '../../packages');
const bundleFolder = resolve(import.meta.dirname, 'dist');

/** Packages with machine code, which stay outside the bundle, by the package that depends on them. */
const nativePackages: Record<string, string> = {
  '@node-rs/argon2': 'auth',
  '@myriaddreamin/typst-ts-node-compiler': 'reports',
  sharp: 'reports',
  // It reads machine code of its own beside itself.
  'subset-font': 'reports',
};

const furtherFonts = ['noto-emoji', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc'];

/** The bundle imports them by their place in the owner's node_modules, so that only the owner depends on them. */
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

/** Fonts are read where their packages lie, few files of many, by their place relative to the bundle. */
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

/** What libraries load at once and this product never calls: they took longer to evaluate than the whole API. */
const leftOut = new Set(['pg', 'cron-parser', 'glob']);

const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  resolveId: (id) => (leftOut.has(id) ? `\0left-out:${id}` : null),
  load: (id) => (id.startsWith('\0left-out:') ? 'export {};' : null),
};

/** One byte a character: a single other one would double what is read, copied and kept of the whole bundle. */
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

/** The program that prints is a mode, a build of its own: what both hold would be files that the server starts slower with. */
export default defineConfig(({ mode }) => ({
  tsconfig: join(packagesFolder, '../tsconfig.json'),
  plugins: mode === 'report-worker' ? plugins : [...plugins, writeAscii, keepCompiledCode],
  // The code always runs in production mode, whatever the environment of its start says.
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
      // Beside main.cjs, because the native packages are imported by their place relative to this folder.
      output: {
        minify: { compress: false, mangle: false, codegen: true },
        format: 'cjs',
        entryFileNames: '[name].cjs',
        codeSplitting: false,
      },
    },
  },
}));
