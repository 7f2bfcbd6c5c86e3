import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StaticFile } from './src/prerender/render-static-pages.tsx';

interface Manifest {
  [source: string]: { file: string; css?: string[]; imports?: string[] };
}

/** The scripts and styles that a page needs in addition to those of its entry. */
const partsOf = (manifest: Manifest, key: string): { scripts: string[]; styles: string[] } => {
  const seen = new Set<string>();
  const gather = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(gather);
  };
  gather('guest.html');
  const ofEntry = new Set(seen);
  gather(key);
  const own = [...seen].filter((name) => !ofEntry.has(name)).map((name) => manifest[name]);
  return {
    scripts: own.flatMap((part) => (part === undefined ? [] : [part.file])),
    styles: [...new Set(own.flatMap((part) => part?.css ?? []))],
  };
};

/**
 * Writes each standalone page as one file, in every language, and returns the list with which the server finds them.
 */
export const writeStaticPages = (
  outDir: string,
  files: readonly StaticFile[],
  script: string,
): { path: string; page: string; language: string; file: string }[] => {
  const manifest = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const frame = readFileSync(join(outDir, 'guest.html'), 'utf8');
  for (const copy of ['', '.br', '.gz']) rmSync(join(outDir, `guest.html${copy}`), { force: true });
  return files.map(({ path, part, bodies }) => {
    const { scripts, styles } = partsOf(manifest, `src/${part}.tsx`);
    const links = [
      ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
      ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    ].join('');
    const [first, ...others] = bodies;
    const templates = others.map(
      ({ language, title, description, body }) =>
        `<template lang="${language}" title="${title}" data-description="${description}">${body}</template>`,
    );
    const drawn = `<div id="root" data-drawn>${first?.body ?? ''}</div>${templates.join('')}<script>${script}</script>`;
    const html = frame
      .replace(/<title>.*<\/title>/, () => `<title>${first?.title ?? ''}</title>`)
      .replace(
        '</head>',
        () => `<meta name="description" content="${first?.description ?? ''}">${links}</head>`,
      )
      .replace('<div id="root"></div>', () => drawn);
    const file = `${path.slice(1)}.html`;
    writeFileSync(join(outDir, 'pages', file), html);
    return { path, page: path, language: 'es', file };
  });
};
