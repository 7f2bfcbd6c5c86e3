import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { instrumentSource } from './instrument-source.ts';

const instrument = (text: string) =>
  instrumentSource({ path: 'packages/a/src/b.ts', text, firstMutant: 0, firstRegion: 0 });

const changesOf = (text: string): string[] =>
  instrument(text).mutants.map(({ from, to }) => `${from} → ${to}`);

/** The value of an expression with one of its mutants active; none for −1. */
const valueWith = (expression: string, at: number): unknown => {
  const state = { at, hits: new Uint8Array(20), tick: () => undefined };
  const code = instrument(`const value = ${expression};`).code;
  return runInNewContext(`${code} value;`, { $mutation: state }) as unknown;
};

describe('a source with its mutants in it', () => {
  test.each([
    ['7 - 2', [5, 9, 6, 4]],
    ['Math.max(3, 5)', [5, 3, 5, 6]],
    ['3 < 3', [false, true, false, true]],
    ['0.5', [0.5, 0.505]],
    ['(true && false)', [false, true]],
    ['-(4)', [-4, 4, -5]],
    ['(() => { let sum = 1; sum += 2; return sum; })()', [3, 4, -1, 4]],
    ['(1 === 1 ? 8 : 9)', [8, 9, 9, 9, 9, 8]],
  ])('%s is itself, and otherwise with each mutant on', (expression, values) => {
    expect(values.map((_, at) => valueWith(expression, at - 1))).toEqual(values);
    expect(instrument(`const value = ${expression};`).mutants).toHaveLength(values.length - 1);
  });

  test('types, texts, imports and steps of loops are no formulas', () => {
    expect(changesOf("import { one as two } from './one.ts';")).toEqual([]);
    expect(changesOf("type Sign = 1 | -1; const a: Sign | 0 = b as 2; const c = 'x' + d;")).toEqual(
      [],
    );
    expect(changesOf('for (let at = start; at < end; at += 1) total(at);')).toEqual(['< → >=']);
  });

  test('what stands behind ?? or as a default is marked, and in a region of its own', () => {
    expect(instrument('const [a = 1] = b;').mutants[0]).toMatchObject({
      isFallback: true,
      region: 1,
    });
    const { mutants, regions } = instrument('const f = (a) => (a ?? 0) + 1;');
    expect(mutants.map(({ from, isFallback, region }) => [from, isFallback, region])).toEqual([
      ['+', false, 1],
      ['0', true, 2],
      ['1', false, 1],
    ]);
    expect(regions).toBe(3);
  });

  test('a mutant knows its line and column', () => {
    const [mutant] = instrument('const a = b;\nconst c =  d * e;\n').mutants;
    expect([mutant?.line, mutant?.column]).toEqual([2, 14]);
  });

  test('an endless loop can be stopped from outside', () => {
    expect(instrument('while (go()) step();').code).toContain('{ $m.tick(); step(); }');
  });
});
