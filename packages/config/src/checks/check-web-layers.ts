import { posix } from 'node:path';
import { listImports } from '../sources/list-imports.ts';
import { isCode, type Finding, type SourceFile } from '../sources/source-file.ts';

const root = 'apps/web/src/';

interface Place {
  layer: string;
  feature: string;
  /** Whether the file is in the part of a feature that other features may import. */
  isShared: boolean;
}

const layerOf = (path: string): Place | null => {
  // The test utilities may import any layer, because they render any screen as the app does.
  if (!path.startsWith(root) || path.startsWith(`${root}lib/testing/`)) return null;
  const [layer = '', feature = '', room = ''] = path.slice(root.length).split('/');
  const isFeature = layer === 'features';
  return { layer, feature: isFeature ? feature : '', isShared: isFeature && room === 'shared' };
};

/** The reason why one feature file may not import another; null when it may. */
const refusedOfFeature = (from: Place, to: Place): string | null => {
  if (to.isShared) return null;
  if (from.feature !== to.feature) return `feature ${from.feature} imports feature ${to.feature}`;
  return from.isShared ? `what ${from.feature} shares imports what it keeps to itself` : null;
};

const refused: Record<string, readonly string[]> = {
  features: ['app'],
  components: ['app', 'features'],
  lib: ['app', 'features', 'components'],
};

/**
 * A feature may import from another feature only its shared part; shared components and libraries may import neither
 * features nor the app.
 */
export const checkWebLayers = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, text }) => {
    const from = layerOf(path);
    if (from === null || !isCode(path)) return [];
    return listImports(text).flatMap(({ specifier }) => {
      if (!specifier.startsWith('.')) return [];
      const to = layerOf(posix.join(posix.dirname(path), specifier));
      if (to === null) return [];
      if (from.layer === 'features' && to.layer === 'features') {
        const message = refusedOfFeature(from, to);
        return message === null ? [] : [{ path, message }];
      }
      return refused[from.layer]?.includes(to.layer) === true
        ? [{ path, message: `${from.layer} may not import ${to.layer}: ${specifier}` }]
        : [];
    });
  });
