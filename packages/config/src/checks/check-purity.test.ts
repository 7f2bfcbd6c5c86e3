import { expect, it } from 'vitest';
import { checkPurity } from './check-purity.ts';

const check = (text: string, path = 'packages/domain/src/a.ts') =>
  checkPurity([{ path, text }]).map(({ message }) => message);

it.each([
  ['export const a = Date.now();', 'Date.now()'],
  ['export const a = new Date();', 'new Date()'],
  ['export const a = new Date;', 'new Date()'],
  ['export const a = Math.random();', 'Math.random()'],
  ['export const a = crypto.randomUUID();', 'crypto'],
  ['export const a = process.env;', 'process'],
  ["import { readFileSync } from 'node:fs';", 'node:fs'],
  ["import { sql } from 'drizzle-orm';", 'drizzle-orm'],
  ["import { pgTable } from 'drizzle-orm/pg-core';", 'drizzle-orm'],
  ["import { useState } from 'react';", 'react'],
])('pure code refuses %s', (code, what) => {
  expect(check(code)[0]).toContain(what);
});

it('a moment that comes in as an argument is fine', () => {
  expect(check('export const a = (now: string) => new Date(now);')).toEqual([]);
});

it('comments and texts may speak of the clock', () => {
  expect(check("// not Date.now()\nexport const a = 'new Date()'; /* Math.random() */")).toEqual(
    [],
  );
});

it('tests and other packages have clocks', () => {
  expect(check('Date.now();', 'packages/domain/src/a.test.ts')).toEqual([]);
  expect(check('Date.now();', 'packages/db/src/a.ts')).toEqual([]);
});
