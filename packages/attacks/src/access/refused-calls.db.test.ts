import { describe, expect, test } from 'vitest';
import { principalNames } from './access-world.ts';
import { callEverything } from './call-everything.ts';
import { listedProcedures } from './listed-procedures.ts';
import { expectedCalls } from './procedure-attack.ts';

describe('T1 everybody is refused what is not theirs to call', () => {
  callEverything('refused');

  test('every procedure says who may call it', () => {
    expect(listedProcedures.filter(({ policy }) => policy === null)).toEqual([]);
  });

  test.each(listedProcedures)('everybody calls $path', (procedure) => {
    const callers = new Set(expectedCalls(procedure).map(({ principal }) => principal));
    expect([...callers]).toEqual(principalNames);
  });
});
