import { expect, test } from 'vitest';
import { nextSection } from './board-section.ts';

const order = ['new', 'contacted', 'won', 'lost'];
const mayGo = (id: string): boolean => id !== 'won';

test('a held card passes over what does not take it, and stays at the ends', () => {
  expect(nextSection(order, 'contacted', { step: 1, mayGo })).toBe('lost');
  expect(nextSection(order, 'lost', { step: -1, mayGo })).toBe('contacted');
  expect(nextSection(order, 'lost', { step: 1, mayGo })).toBe('lost');
  expect(nextSection(order, 'new', { step: -1, mayGo })).toBe('new');
});
