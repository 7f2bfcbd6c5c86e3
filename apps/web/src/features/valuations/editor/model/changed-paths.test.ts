import { describe, expect, it } from 'vitest';
import { applyPaths, changedPaths } from './changed-paths.ts';
import { writeField } from './write-field.ts';
import { workedExample } from './testing/worked-example.ts';

describe('what two versions differ in', () => {
  it('names each changed field by its path', () => {
    const after = writeField(
      writeField(workedExample, 'bridge.cash', 1),
      'accounts.years.0.lines.revenue',
      2,
    );
    expect(changedPaths(workedExample, after).toSorted()).toEqual([
      'accounts.years.0.lines.revenue',
      'bridge.cash',
    ]);
    expect(changedPaths(workedExample, workedExample)).toEqual([]);
  });

  it('a list of another length is one change', () => {
    const after = writeField(
      workedExample,
      'accounts.years',
      workedExample.accounts.years.slice(1),
    );
    expect(changedPaths(workedExample, after)).toEqual(['accounts.years']);
  });

  it('a choice that takes another form is one change', () => {
    const after = writeField(workedExample, 'multiples.sizeStep', { mode: 'auto' });
    expect(changedPaths(workedExample, after)).toEqual(['multiples.sizeStep']);
  });

  it('keeping mine puts my changed fields on their version and leaves the rest theirs', () => {
    const mine = writeField(workedExample, 'bridge.cash', 1);
    const theirs = writeField(workedExample, 'terminal.terminalGrowth', 0.01);
    const merged = applyPaths(theirs, mine, changedPaths(workedExample, mine));
    expect(merged.bridge.cash).toBe(1);
    expect(merged.terminal.terminalGrowth).toBe(0.01);
  });
});
