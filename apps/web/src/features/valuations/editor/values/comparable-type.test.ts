import { describe, expect, it } from 'vitest';
import {
  isComparableTypeWord,
  otherComparableType,
  readComparableType,
  formatComparableType,
} from './comparable-type.ts';

describe('what a comparable is', () => {
  it.each([
    ['Cotizada', 'listed'],
    ['cotitzada', 'listed'],
    ['c', 'listed'],
    ['Operación privada', 'private-deal'],
    ['OPERACIÓ PRIVADA', 'private-deal'],
    ['p', 'private-deal'],
    ['Private deal', 'private-deal'],
    ['no cotizada', 'private-deal'],
    ['unlisted', 'private-deal'],
  ])('is read from “%s”', (text, type) => {
    expect(readComparableType(text)).toBe(type);
  });

  it('is not guessed from other words', () => {
    for (const text of ['7,5', 'cotizda', 'x']) expect(readComparableType(text)).toBeNull();
    expect(isComparableTypeWord('c')).toBe(false);
    expect(isComparableTypeWord(' Deal ')).toBe(true);
  });

  it('is written as it is read, in each language', () => {
    for (const language of ['es', 'ca', 'en'] as const)
      for (const type of ['listed', 'private-deal'] as const)
        expect(readComparableType(formatComparableType(type, language))).toBe(type);
    expect(otherComparableType(undefined)).toBe('private-deal');
    expect(otherComparableType('private-deal')).toBe('listed');
    expect(otherComparableType('listed')).toBe('private-deal');
  });
});
