import { describe, expect, test } from 'vitest';
import { callEverything } from './call-everything.ts';
import { listedProcedures } from './listed-procedures.ts';
import { refusalFaults, withoutSession } from './procedure-faults.ts';

describe('T1 everybody is refused what is not theirs to call', () => {
  const calls = callEverything(refusalFaults);

  test('by every procedure, whoever has no session', () => {
    expect(listedProcedures.filter(({ policy }) => policy === null)).toEqual([]);
    const closed = listedProcedures.filter(({ policy }) => policy !== 'public');
    const tooFew = closed.filter(({ path }) => (calls.get(path) ?? 0) < withoutSession.size);
    expect(tooFew).toEqual([]);
  });
});
