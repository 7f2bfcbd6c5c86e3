import { expect, test } from 'vitest';
import { rebaseInput } from './rebase-input.ts';

const base = { name: 'Merindal', days: 30, rules: { late: { to: ['a'], by: 'mail' } }, version: 1 };

test('what nobody typed becomes what others saved, and what was typed stays', () => {
  const typed = { ...base, name: 'Merindal, S.L.' };
  const latest = { ...base, days: 45, version: 2 };
  expect(rebaseInput({ base, typed, latest })).toEqual({
    value: { ...base, name: 'Merindal, S.L.', days: 45, version: 2 },
    clashes: [],
  });
});

test('a field that both changed keeps what is typed, and is told; a list is one field', () => {
  const rules = (to: string[], by: string) => ({ late: { to, by } });
  const typed = { ...base, name: 'Una', rules: rules(['a', 'b'], 'mail') };
  const latest = { ...base, name: 'Otra', rules: rules(['c'], 'digest'), version: 2 };
  expect(rebaseInput({ base, typed, latest })).toEqual({
    value: { ...latest, name: 'Una', rules: rules(['a', 'b'], 'digest') },
    clashes: ['name', 'rules.late.to'],
  });
});

test('what both changed to the same is no clash, nor is what is no number', () => {
  const typed = { ...base, name: 'Igual', days: Number.NaN };
  const latest = { ...base, name: 'Igual', version: 2 };
  expect(rebaseInput({ base, typed, latest })).toEqual({
    value: { ...latest, days: Number.NaN },
    clashes: [],
  });
});
