import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformAsync } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import {
  createCompilationErrorMessage,
  createCompiledCatalog,
  getCatalogForFile,
  getCatalogs,
} from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import type { Plugin } from 'vite';

const configPath = fileURLToPath(new URL('../lingui.config.ts', import.meta.url));
const linguiConfig = getConfig({ configPath });
const importsMacro = /from ['"]@lingui\/(?:core|react)\/macro['"]/;

const expand = (code: string, file: string) =>
  transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [[linguiMacro, { linguiConfig }]],
  });

// The projects of a test run each have a server, and request the same files.
const expanded = new Map<string, { code: string; result: ReturnType<typeof expand> }>();

const expandOnce = (code: string, file: string): ReturnType<typeof expand> => {
  const known = expanded.get(file);
  if (known?.code === code) return known.result;
  const result = expand(code, file);
  expanded.set(file, { code, result });
  return result;
};

/**
 * Vite's React plugin does not run Babel, so Lingui's macros are compiled in a separate pass, for the files that import
 * one.
 */
const macros: Plugin = {
  name: 'lingui-macros',
  enforce: 'pre',
  async transform(code, id) {
    const file = id.replace(/\?.*$/, '');
    if (!/\.tsx?$/.test(file) || !importsMacro.test(code)) return null;
    const result = await expandOnce(code, file);
    return result?.code == null ? null : { code: result.code, map: result.map ?? null };
  },
};

/**
 * The Spanish catalog of an area: its texts are in the sources, and the entries of a translation have these texts as
 * ids.
 */
const sourceCatalogs: Plugin = {
  name: 'source-catalogs',
  async transform(_code, id) {
    const [file = '', query] = id.split('?');
    if (query !== 'source' || !file.endsWith('.po')) return null;
    const path = relative(linguiConfig.rootDir ?? '', file);
    const found = getCatalogForFile(path, await getCatalogs(linguiConfig));
    const entries = await found?.catalog.read(found.locale);
    if (entries === undefined) throw new Error(`${path} is no catalog`);
    const messages: Record<string, string> = {};
    for (const [key, { message = key }] of Object.entries(entries)) messages[key] = message;
    const { source, errors } = createCompiledCatalog('es', messages, { namespace: 'es' });
    if (errors.length > 0) throw new Error(createCompilationErrorMessage('es', errors));
    return { code: source, map: null, moduleType: 'js' };
  },
};

const catalogLanguage = /\/locales\/[\w-]+\/(ca|en)\.po(\?source)?$/;
/** English writes % and € without a space before or after the number. */
const beforeSign = { es: / (?=%|M?€|MB\b)/gu, ca: / (?=%|M?€|MB\b)/gu, en: / (?=MB\b)/gu };

/** Prevents a line break between a number and its sign, where translators type a plain space. */
const unbrokenSigns: Plugin = {
  name: 'unbroken-signs',
  enforce: 'post',
  transform: (code, id) => {
    const [, language, source] = catalogLanguage.exec(id) ?? [];
    if (language !== 'ca' && language !== 'en') return null;
    const spaces = beforeSign[source === undefined ? language : 'es'];
    return { code: code.replaceAll(spaces, '\u00A0'), map: null };
  },
};

/** The Vite plugins that compile macros and catalogs: for the web build, the server build and the tests. */
export const linguiMacroPlugin = (): Plugin[] => [
  macros,
  sourceCatalogs,
  ...lingui({ configPath }),
  unbrokenSigns,
];
