import { posix } from 'node:path';
import { listImports } from '../sources/list-imports.ts';
import { isCode, type Finding, type SourceFile } from '../sources/source-file.ts';

const root = 'apps/web/src/';

interface Place {
  layer: string;
  feature: string;
  /** In the room of a feature that the others may use. */
  isShared: boolean;
}

const layerOf = (path: string): Place | null => {
  // The kit of the tests renders any screen as the app does.
  if (!path.startsWith(root) || path.startsWith(`${root}lib/testing/`)) return null;
  const [layer = '', feature = '', room = ''] = path.slice(root.length).split('/');
  const isFeature = layer === 'features';
  return { layer, feature: isFeature ? feature : '', isShared: isFeature && room === 'shared' };
};

/** Why a file of a feature may not import a file of a feature; null where it may. */
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

/** A feature imports of another only what it shares; parts and tools of the web know neither features nor the app. */
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
