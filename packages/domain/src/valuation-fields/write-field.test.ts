import { describe, expect, it } from 'vitest';
import { readField, readNumber, readText, writeField } from './write-field.ts';
import { workedExample } from '../testing/worked-example.ts';

describe('editing one field', () => {
  it('a field is read by its dotted path', () => {
    expect(readNumber(workedExample, 'accounts.years.2.lines.revenue')).toBe(11_206_300);
    expect(readText(workedExample, 'company.name')).toBe('Conservas Valdeorza, S.L.');
    expect(readField(workedExample, 'bridge.nothing.there')).toBeUndefined();
  });

  it('writing changes that field alone and shares the rest', () => {
    const changed = writeField(workedExample, 'bridge.cash', 900_000);
    expect(changed.bridge.cash).toBe(900_000);
    expect(workedExample.bridge.cash).toBe(884_000);
    expect(changed.accounts).toBe(workedExample.accounts);
    expect(changed.bridge.financialDebt).toBe(workedExample.bridge.financialDebt);
  });

  it('an option is there once it is written, and gone once it is written as undefined', () => {
    const chosen = writeField(workedExample, 'terminal.average', { gordonWeight: 0.5 });
    expect(readNumber(chosen, 'terminal.average.gordonWeight')).toBe(0.5);
    const given = writeField(chosen, 'terminal.average', undefined);
    expect(given).toEqual(workedExample);
    expect(Object.keys(given.terminal)).not.toContain('average');
  });

  it('writing inside a list keeps it a list', () => {
    const changed = writeField(workedExample, 'accounts.years.1.lines.supplies', 1);
    expect(Array.isArray(changed.accounts.years)).toBe(true);
    expect(changed.accounts.years[1]?.lines.supplies).toBe(1);
    expect(changed.accounts.years[0]).toBe(workedExample.accounts.years[0]);
  });
});
