import { expect, test } from 'vitest';
import { multipleChainText } from './multiple-chain-text.ts';

const es = { language: 'es' } as const;
const plain = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f\u2060]/gu, ' ').replaceAll(/ +/gu, ' ');

test.each([
  // 5.3 · 0.967739 = 5.129; 14.98 · 0.38032 = 5.697; 11.8 · 0.5 = 5.9
  [5.3, { kind: 'factor', value: 0.967_739 }, 5.129, '5,3x × 0,97 = 5,1x'],
  [14.98, { kind: 'step', value: -0.619_7 }, 5.697, '15,0x − 62 % = 5,7x'],
  [11.8, { kind: 'step', value: -0.5 }, 5.9, '11,8x − 50 % = 5,9x'],
  [5.9, null, 5.9, '5,9x'],
  [4, { kind: 'step', value: 0.1 }, 4.4, '4,0x + 10 % = 4,4x'],
] as const)('%d by %j is read as a chain', (from, by, applied, text) => {
  expect(plain(multipleChainText({ from, by, applied }, es))).toBe(text);
});

test('a report’s chain has the digits with which a reader comes to its end', () => {
  const two = { language: 'es', decimals: 2 } as const;
  const factor = { kind: 'factor', value: 0.967_739 } as const;
  // 5.30 · 0.97 = 5.14, but 5.30 · 0.968 = 5.13
  expect(plain(multipleChainText({ from: 5.3, by: factor, applied: 5.129 }, two))).toBe(
    '5,30x × 0,968 = 5,13x',
  );
  const step = { kind: 'step', value: -0.35 } as const;
  expect(plain(multipleChainText({ from: 11.8, by: step, applied: 7.67 }, two))).toBe(
    '11,80x − 35 % = 7,67x',
  );
});

test('each language writes its own numbers', () => {
  const chain = { from: 11.8, by: { kind: 'step', value: -0.5 }, applied: 5.9 } as const;
  expect(plain(multipleChainText(chain, { language: 'en' }))).toBe('11.8x − 50% = 5.9x');
  expect(plain(multipleChainText(chain, { language: 'ca' }))).toBe('11,8x − 50 % = 5,9x');
});
