import { expect, it } from 'vitest';
import { checkWebLayers } from './check-web-layers.ts';

const check = (path: string, specifier: string) =>
  checkWebLayers([{ path: `apps/web/src/${path}`, text: `import { a } from '${specifier}';\n` }]);

it('a feature never imports another feature', () => {
  expect(check('features/auth/a.tsx', '../dashboard/b.tsx')).toHaveLength(1);
  expect(check('features/auth/a.tsx', './b.tsx')).toEqual([]);
});

it('components know neither features nor the app', () => {
  expect(check('components/a.tsx', '../features/auth/b.tsx')).toHaveLength(1);
  expect(check('components/a.tsx', '../app/b.tsx')).toHaveLength(1);
  expect(check('components/a.tsx', '../lib/b.ts')).toEqual([]);
});

it('the app may import everything', () => {
  expect(check('app/a.tsx', '../features/auth/b.tsx')).toEqual([]);
});
