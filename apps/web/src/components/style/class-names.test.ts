import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replaceClassNameCalls } from '../../../inline-class-names.ts';
import { box, classNames, column, row, stack, text } from './class-names.ts';

test('each value that is told is a class, and a pair one for each direction', () => {
  expect(row({ gap: 8, align: 'center', wrap: true })).toBe('row gap-8 align-center wrap');
  expect(stack({ gap: [4, 16], pad: 12 })).toBe('stack gapY-4 gapX-16 pad-12');
  expect(column()).toBe('column');
  expect(text('small', 'dimmed')).toBe('text-small text-dimmed');
});

test('further names follow, where there are any', () => {
  expect(box({ pad: 0 }, text('fine'), undefined, 'own')).toBe('pad-0 text-fine own');
  expect(classNames(undefined, 'own')).toBe('own');
});

test('a build has the names in place of the calls', () => {
  const imported = "import { row, text as textClass } from './style/class-names.ts';";
  const folded = (call: string): string =>
    replaceClassNameCalls(`${imported}const look = ${call};`, (names) => names).slice(
      imported.length,
    );
  expect(folded("row({ gap: [4, 8] }, textClass('fine'), styles.own)")).toBe(
    'const look = `row gapY-4 gapX-8 text-fine ${styles.own}`;',
  );
  expect(() => folded('row({ gap })')).toThrow('literals');
});

test('a build leaves what a variable of the same name answers', () => {
  const imported = "import { row } from './style/class-names.ts';";
  const build = (code: string): string =>
    replaceClassNameCalls(imported + code, (names) => names).slice(imported.length);
  for (const code of [
    'const look = (row) => row({ gap: 8 });',
    'for (const { row } of rows) draw(row({ gap: 8 }));',
    'function draw() { const [{ cells: [row = one] }] = rows; return row({ gap: 8 }); }',
  ])
    expect(build(code)).toBe(code);
  expect(build('const texts = rows.map((row) => row.text); draw(row({ gap: 8 }));')).toContain(
    'draw(`row gap-8`)',
  );
});

const root = new URL('../../', import.meta.url).pathname;

test('the sheets have a class for each name that the screens tell, and no other', () => {
  const classes = ['layout', 'box', 'text'].flatMap((name) => {
    const sheet = readFileSync(new URL(`${name}.css`, import.meta.url), 'utf8');
    return [...sheet.matchAll(/^\.([\w-]+)/gm)].map(([, found]) => found);
  });
  const told = new Set<string>();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => /(?<!\.test)\.tsx$/.test(path))) {
    const code = readFileSync(root + file, 'utf8');
    if (!code.includes('/style/class-names.ts')) continue;
    replaceClassNameCalls(code, (names) => {
      for (const name of names.replaceAll(/\$\{[^}]*\}/g, '').match(/\S+/g) ?? []) told.add(name);
      return names;
    });
  }
  expect(told).toEqual(new Set(classes));
});
