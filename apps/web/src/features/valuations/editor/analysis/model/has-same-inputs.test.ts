import { expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { writeField } from '@valia/domain/valuation-fields/write-field.ts';
import { hasSameInputs } from './has-same-inputs.ts';

it('words, sources and questions change no value; any input may', () => {
  const written = (path: string, value: unknown) => writeField(workedExample, path, value);
  for (const beside of [
    written('conclusion', 'Vale lo que vale'),
    written('company.name', 'Otra'),
    written('scenarios', []),
    written('analysis', {}),
  ])
    expect(hasSameInputs(workedExample, beside)).toBe(true);
  for (const changed of [
    written('bridge.cash', 1),
    written('method', 'dcf'),
    written('valuationDate', '2026-01-31'),
    written('mixedOverAvailable', true),
  ])
    expect(hasSameInputs(workedExample, changed)).toBe(false);
});
