import { describe, expect, it } from 'vitest';
import { checkNames } from './check-names.ts';

const check = (path: string, text = '') =>
  checkNames([{ path, text }]).map(({ message }) => message);

describe('names', () => {
  it.each([
    'packages/domain/src/moneyFormat.ts',
    'packages/domain/src/Money.ts',
    'packages/domain/Src/money.ts',
    'packages/domain/src/money.full.test.ts',
    'packages/domain/src/money.long.full.db.test.ts',
    'apps/e2e/src/money.long.e2e.test.ts',
  ])('%s is not kebab-case', (path) => {
    expect(check(path)[0]).toContain('kebab-case');
  });

  it.each(['utils', 'date-helpers', 'misc', 'common', 'session-manager', 'money-v2'])(
    '%s says nothing about what it holds',
    (name) => {
      expect(check(`packages/domain/src/${name}.ts`)[0]).toContain('says nothing');
    },
  );

  it('a word that must be read twice is refused, of a file and of what it exports', () => {
    expect(check('packages/domain/src/keep-tidy.ts')[0]).toContain('"keep" has a plainer word');
    const text = 'export const taxId = 1;\nexport const heldTaxId = 1;\n';
    expect(check('packages/domain/src/tax-id.ts', text)[0]).toContain('"held" has a plainer word');
    expect(check('packages/domain/src/tax-id.ts', 'export const untakenTaxId = 1;\n')).toEqual([]);
  });

  it('a name does not start with new-', () => {
    expect(check('packages/domain/src/new-engine.ts')[0]).toContain('new-');
  });

  it('a file is named after its export', () => {
    const path = 'packages/domain/src/tax-id.ts';
    expect(check(path, 'export const taxId = 1;\n')).toEqual([]);
    expect(check(path, 'export const phone = 1;\n')[0]).toContain('phone');
  });

  it('a file with several exports is named after what they share', () => {
    const path = 'packages/i18n/src/format.ts';
    expect(check(path, 'export const formatMoney = 1;\nexport const formatRate = 2;\n')).toEqual(
      [],
    );
    expect(check(path, 'export const money = 1;\nexport const rate = 2;\n')).toHaveLength(1);
  });

  it('an export in a comment or a text names nothing', () => {
    const text = '/*\nexport const taxId = 1;\n*/\nexport const phone = 1;\n';
    expect(check('packages/domain/src/tax-id.ts', text)).toHaveLength(1);
  });

  it('a barrel is refused', () => {
    expect(check('packages/domain/src/index.ts', "export * from './a.ts';\n")[0]).toContain(
      'barrel',
    );
  });

  it('a file name is taken once', () => {
    const text = 'export const taxId = 1;\n';
    const twice = ['packages/domain/src/tax-id.ts', 'packages/db/src/tax-id.ts'];
    expect(checkNames(twice.map((path) => ({ path, text })))[0]?.message).toContain('taken by');
  });

  it('nothing else stands at the top', () => {
    expect(check('notes.txt')[0]).toContain('no place');
    expect(check('scripts/run.sh')[0]).toContain('no place');
    expect(check('.gitignore')).toEqual([]);
    expect(check('README.md')).toEqual([]);
  });
});
