import { expect, test } from 'vitest';
import { areSameFloors, parseFloors, toTypedFloors } from './edition-floors.ts';

const source = 'Acta del comité';

test('floors are written so that reading them gives the same figures', () => {
  const floors = {
    unleveredBeta: { value: 0.5, source },
    costOfCapital: { value: 0.0813, source },
  };
  const typed = toTypedFloors(floors, 'es');
  expect([typed.betaFloor, typed.capitalFloor]).toEqual(['0,5', '8,13']);
  expect(parseFloors(typed, 'es')).toEqual(floors);
});

test('what is typed in other digits is the same; another figure, another source, and no figure are not', () => {
  const saved = toTypedFloors({ costOfCapital: { value: 0.085, source } }, 'es');
  const isSame = (changes: Partial<typeof saved>): boolean =>
    areSameFloors({ ...saved, ...changes }, saved, 'es');
  expect(isSame({ capitalFloor: '8,50', capitalSource: `${source} ` })).toBe(true);
  expect(isSame({ capitalFloor: '8,51' })).toBe(false);
  expect(isSame({ capitalSource: 'Otra acta' })).toBe(false);
  expect(isSame({ capitalFloor: '' })).toBe(false);
  expect(isSame({ betaFloor: 'mucho' })).toBe(false);
});
