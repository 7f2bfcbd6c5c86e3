/// <reference types="vite/client" />

const sources = import.meta.glob<string>('./templates/*.typ', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The Typst sources by file name. They travel inside the bundle. */
export const reportTemplates: ReadonlyMap<string, string> = new Map(
  Object.entries(sources).map(([path, source]) => [path.replace('./templates/', ''), source]),
);
