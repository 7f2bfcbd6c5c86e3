import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);

const places = {
  'noto-emoji': () => require.resolve('@fontsource-variable/noto-emoji/package.json'),
  'noto-sans-jp': () => require.resolve('@fontsource-variable/noto-sans-jp/package.json'),
  'noto-sans-kr': () => require.resolve('@fontsource-variable/noto-sans-kr/package.json'),
  'noto-sans-sc': () => require.resolve('@fontsource-variable/noto-sans-sc/package.json'),
};

export type FallbackFont = keyof typeof places;

/** The folder of an installed font; in the server's bundle, a path relative to it. */
export const fontFolder = (font: FallbackFont): string => dirname(places[font]());
