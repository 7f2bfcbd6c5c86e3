import { posix } from 'node:path';
import { listImports } from './list-imports.ts';
import { isCode, type Finding, type SourceFile } from './source-file.ts';

const root = 'apps/web/src/';

const layerOf = (path: string): { layer: string; feature: string } | null => {
  if (!path.startsWith(root)) return null;
  const [layer = '', feature = ''] = path.slice(root.length).split('/');
  return { layer, feature: layer === 'features' ? feature : '' };
};

const refused: Record<string, readonly string[]> = {
  features: ['app'],
  components: ['app', 'features'],
  lib: ['app', 'features', 'components'],
};

/** A feature never imports another; parts and tools of the web know neither features nor the app. */
export const checkWebLayers = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) => {
    const from = layerOf(path);
    if (from === null || !isCode(path)) return [];
    return listImports(text).flatMap(({ specifier }) => {
      if (!specifier.startsWith('.')) return [];
      const to = layerOf(posix.join(posix.dirname(path), specifier));
      if (to === null) return [];
      if (from.layer === 'features' && to.layer === 'features' && from.feature !== to.feature) {
        return [{ path, message: `feature ${from.feature} imports feature ${to.feature}` }];
      }
      return refused[from.layer]?.includes(to.layer) === true
        ? [{ path, message: `${from.layer} may not import ${to.layer}: ${specifier}` }]
        : [];
    });
  });
