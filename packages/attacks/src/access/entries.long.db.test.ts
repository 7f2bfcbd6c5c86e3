import { describe, expect, test } from 'vitest';
import { callEverything } from './call-everything.ts';
import { listedProcedures } from './listed-procedures.ts';
import { entryFaults } from './procedure-faults.ts';

describe('T1 everybody is let in to what is theirs to call', () => {
  const calls = callEverything(entryFaults);

  test('by every procedure, somebody', () => {
    expect(listedProcedures.filter(({ path }) => (calls.get(path) ?? 0) === 0)).toEqual([]);
  });
});
