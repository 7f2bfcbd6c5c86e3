import { describe, expect, it } from 'vitest';
import { checkDependencyDirection } from './check-dependency-direction.ts';

const manifest = (name: string, dependencies: string[] = [], devDependencies: string[] = []) => ({
  path: `packages/${name}/package.json`,
  text: JSON.stringify({
    name: `@valia/${name}`,
    dependencies: Object.fromEntries(dependencies.map((key) => [key, 'workspace:*'])),
    devDependencies: Object.fromEntries(devDependencies.map((key) => [key, 'catalog:'])),
  }),
});
const messages = (files: Parameters<typeof checkDependencyDirection>[0]) =>
  checkDependencyDirection(files).map(({ message }) => message);

describe('direction', () => {
  it('a package may name what stands below it', () => {
    expect(
      messages([
        manifest('domain', ['@valia/valuation', 'zod']),
        {
          path: 'packages/domain/src/a.ts',
          text: "import { z } from 'zod';\nimport { b } from '@valia/valuation/b.ts';\n",
        },
      ]),
    ).toEqual([]);
  });

  it('a manifest that points upwards is refused', () => {
    expect(messages([manifest('domain', ['@valia/db'])])).toEqual(['domain may not depend on db']);
  });

  it('an import that points upwards is refused, types and late imports included', () => {
    expect(
      messages([
        manifest('valuation'),
        {
          path: 'packages/valuation/src/a.ts',
          text: "import type { A } from '@valia/domain/a.ts';\nvoid import('@valia/db/b.ts');\n",
        },
      ]),
    ).toEqual([
      'valuation may not import @valia/domain/a.ts',
      'valuation may not import @valia/db/b.ts',
    ]);
  });

  it('web takes types from api and nothing else', () => {
    const web = { ...manifest('web', [], ['@valia/api']), path: 'apps/web/package.json' };
    const path = 'apps/web/src/a.ts';
    expect(messages([web, { path, text: "import type { R } from '@valia/api/r.ts';\n" }])).toEqual(
      [],
    );
    expect(messages([web, { path, text: "import { r } from '@valia/api/r.ts';\n" }])[0]).toContain(
      'only types',
    );
  });

  it('code that ships takes nothing that was made for tests', () => {
    const files = (path: string) => [
      manifest('services', ['@valia/auth']),
      { path, text: "import { x } from '@valia/auth/testing/x.ts';\n" },
      { path, text: "import { y } from './testing/y.ts';\n" },
    ];
    expect(messages(files('packages/services/src/a.ts'))).toEqual([
      '@valia/auth/testing/x.ts is for tests alone',
      './testing/y.ts is for tests alone',
    ]);
    expect(messages(files('packages/services/src/a.test.ts'))).toEqual([]);
    expect(messages(files('packages/services/src/testing/a.ts'))).toEqual([]);
  });

  it('code that ships needs its package among the dependencies', () => {
    const path = 'packages/domain/src/a.ts';
    const text = "import { x } from 'left';\n";
    expect(messages([manifest('domain'), { path, text }])).toEqual([
      "left is not in @valia/domain's package.json",
    ]);
    expect(messages([manifest('domain', [], ['left']), { path, text }])).toEqual([
      'left is only a development dependency',
    ]);
    expect(
      messages([manifest('domain', [], ['left']), { path: 'packages/domain/src/a.test.ts', text }]),
    ).toEqual([]);
  });

  it('a relative path does not lead around the table', () => {
    const text = "import { a } from '../../db/src/a.ts';\n";
    const files = [manifest('services', ['@valia/db'])];
    expect(messages([...files, { path: 'packages/services/src/a.ts', text }])).toHaveLength(1);
  });

  it('what configures a tool for all packages reaches into packages, never into an app', () => {
    const path = 'packages/config/tool.config.ts';
    const from = (place: string) => ({
      path,
      text: `import { a } from '../../${place}/src/a.ts';\n`,
    });
    expect(messages([manifest('config'), from('packages/i18n')])).toEqual([]);
    expect(messages([manifest('config'), from('apps/server')])[0]).toContain('reaches into server');
  });

  it('a package without a place in the table is refused', () => {
    expect(messages([manifest('misfit')])[0]).toContain('no place');
  });
});
