import { expect, it } from 'vitest';
import { checkWebLayers } from './check-web-layers.ts';

const check = (path: string, specifier: string) =>
  checkWebLayers([{ path: `apps/web/src/${path}`, text: `import { a } from '${specifier}';\n` }]);

it('a feature never imports another feature', () => {
  expect(check('features/auth/a.tsx', '../dashboard/b.tsx')).toHaveLength(1);
  expect(check('features/auth/a.tsx', './b.tsx')).toEqual([]);
});

it('a feature may use what another shares, and nothing else of it', () => {
  expect(check('features/dashboard/a.tsx', '../valuations/shared/b.ts')).toEqual([]);
  expect(check('features/valuations/list/a.tsx', '../shared/b.ts')).toEqual([]);
  expect(check('features/dashboard/a.tsx', '../valuations/list/b.ts')).toHaveLength(1);
});

it('what a feature shares brings nothing of the feature along', () => {
  expect(check('features/valuations/shared/a.ts', '../list/b.ts')).toHaveLength(1);
  expect(check('features/valuations/shared/a.ts', './b.ts')).toEqual([]);
  expect(check('features/valuations/shared/a.ts', '../../../lib/b.ts')).toEqual([]);
});

it('components know neither features nor the app', () => {
  expect(check('components/a.tsx', '../features/auth/b.tsx')).toHaveLength(1);
  expect(check('components/a.tsx', '../app/b.tsx')).toHaveLength(1);
  expect(check('components/a.tsx', '../lib/b.ts')).toEqual([]);
});

it('the app may import everything', () => {
  expect(check('app/a.tsx', '../features/auth/b.tsx')).toEqual([]);
});

it('the tools of the web know neither, their kit of tests knows both', () => {
  expect(check('lib/page/a.tsx', '../../app/b.tsx')).toHaveLength(1);
  expect(check('lib/testing/a.tsx', '../../app/b.tsx')).toEqual([]);
});
