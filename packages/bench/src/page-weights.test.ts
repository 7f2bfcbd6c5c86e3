import type { Screen } from '@valia/domain/screens/screen.ts';
import { screens } from '@valia/domain/screens/screens.ts';
import { expect, it } from 'vitest';
import { type Manifest, pageWeights } from './page-weights.ts';

const entries = (keys: readonly string[]): Manifest =>
  Object.fromEntries(keys.map((key) => [key, { file: `${key}.js`, imports: ['_core.js'] }]));

it('a page weighs what it imports, each file once, and not what other pages load', () => {
  const declared = Object.values(screens);
  const areas = new Set([
    'shared',
    'first',
    'shell',
    'administrators',
    ...declared.flatMap(({ catalogs }) => catalogs),
  ]);
  const manifest: Manifest = {
    ...entries([
      'index.html',
      'guest.html',
      'src/app/shell/app-shell.tsx',
      'src/app/guards/administrator-guard.tsx',
      'src/app/guards/adviser-guard.tsx',
      ...declared.flatMap(({ file, alone }: Screen) => [
        `src/features/${file}.tsx`,
        ...(alone === undefined ? [] : [`src/${alone}.tsx`]),
      ]),
      ...[...areas].map((area) => `../../packages/i18n/src/locales/${area}/ca.po?source`),
    ]),
    '_core.js': { file: 'core.js', css: ['core.css'] },
  };
  const weights = pageWeights(manifest, () => 1000);
  expect(weights['/']).toEqual({ scripts: 7, styles: 1 });
  expect(weights['/dashboard']).toEqual({ scripts: 9, styles: 1 });
});

it('a page that the build does not know is told', () => {
  expect(() => pageWeights({}, () => 0)).toThrow('The build has no index.html');
});
