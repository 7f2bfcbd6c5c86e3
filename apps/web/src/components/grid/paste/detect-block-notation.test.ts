import type { Language } from '@valia/i18n/languages.ts';
import { describe, expect, it } from 'vitest';
import { detectBlockNotation } from './detect-block-notation.ts';
import { parsePastedCells } from './parse-pasted-cells.ts';

const notationOf = (text: string, language: Language, unit: 1 | 1_000 | 1_000_000 = 1_000) =>
  detectBlockNotation(parsePastedCells(text), { language, unit });
const languageOf = (...given: Parameters<typeof notationOf>) => notationOf(...given).language;

describe('the notation of a block', () => {
  it('is told by its own cells, Spanish or English', () => {
    expect(languageOf('10.214.600\t1.234,5', 'en')).toBe('es');
    expect(languageOf('10,214,600\t1,234.5', 'es')).toBe('en');
    expect(languageOf('0.045\t0.04', 'es')).toBe('en');
    expect(languageOf('1234\t5678', 'ca')).toBe('ca');
    expect(languageOf('1.234\t5.678', 'en')).toBe('en');
  });

  it('of amounts in whole units takes a mark before three digits for that of the thousands', () => {
    expect(languageOf('$400,000\t$200,000', 'es', 1)).toBe('en');
    expect(languageOf('400.000', 'en', 1)).toBe('es');
    expect(languageOf('400,000', 'es', 1_000_000)).toBe('es');
  });

  it('is not told by dates, words or numbers that are grouped by no rule', () => {
    for (const text of ['31.12.2025', 'Acme, Inc.', '1.2.3', '12,34,567'])
      expect(languageOf(text, 'en')).toBe('en');
    expect(languageOf('31.12.2025\t6.2', 'es')).toBe('en');
    expect(languageOf('31/12/2025\tAcme, Inc.\t6.2', 'es')).toBe('en');
  });

  it('of percentages and multiples has no thousands', () => {
    expect(languageOf('12.345 %\t1.234', 'es')).toBe('en');
    expect(languageOf('7,125x', 'en')).toBe('es');
  });

  it('leaves unclear what two notations side by side could mean', () => {
    expect(notationOf('1.234,5\t1,234.5\t1.234', 'es').unclear).toEqual([',', '.']);
    expect(notationOf('1.234\t1,234', 'es', 1).unclear).toEqual([',', '.']);
    expect(notationOf('1.234,5\t1.234', 'es').unclear).toEqual([]);
  });

  it("leaves unclear in thousands what stands before three digits with the person's own decimal sign", () => {
    expect(notationOf('1,234\t5,678\t12,345\t980', 'es').unclear).toEqual([',', '.']);
    expect(notationOf('1.234\t5.678', 'en').unclear).toEqual([',', '.']);
    for (const text of [
      '1.234\t980',
      '1,234\t0,5',
      '1,234\t1234,567',
      '12 345\t1,234',
      '1,234,567\t1,234',
    ])
      expect(notationOf(text, 'es').unclear).not.toContain(',');
    expect(notationOf('1,234\t5,678', 'es', 1_000_000).unclear).toEqual([]);
    expect(notationOf('1,234\t5,678', 'es', 1).unclear).toEqual([]);
  });

  it('with thousands of apostrophes has decimals behind the point, or the comma where it is written', () => {
    expect(notationOf("1'234\t980.500", 'es')).toEqual({ language: 'en', unclear: [','] });
    expect(notationOf('1’234,50\t980,500', 'en')).toEqual({ language: 'es', unclear: ['.'] });
  });
});
