import { type I18n, setupI18n } from '@lingui/core';
import { productSource, productSourceCodes } from '@valia/domain/valuations/product-sources.ts';
import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { loadCatalog } from './load-catalog.ts';
import { sourceText } from './product-source-texts.ts';

const translator = async (language: Language): Promise<I18n> =>
  setupI18n({
    locale: language,
    messages: { [language]: await loadCatalog('valuation-terms', language) },
  });

test.each([
  ['es', 'Damodaran, enero 2026', 'Tipo general, Ley 27/2014, art. 29'],
  ['ca', 'Damodaran, gener 2026', 'Tipus general, Llei 27/2014, art. 29'],
  ['en', 'Damodaran, January 2026', 'General tax rate, Spanish Act 27/2014, art. 29'],
] as const)('a source of the product is said in %s', async (language, study, law) => {
  const i18n = await translator(language);
  const textOf = (code: 'damodaran-2026-01' | 'spanish-general-tax-rate') =>
    sourceText(productSource(code), (message) => i18n._(message));
  expect([textOf('damodaran-2026-01'), textOf('spanish-general-tax-rate')]).toEqual([study, law]);
});

test('the text stored beside a code is what the code says in Spanish', async () => {
  const i18n = await translator('es');
  for (const code of productSourceCodes) {
    const note = productSource(code);
    expect(sourceText(note, (message) => i18n._(message))).toBe(
      note.text.replaceAll(' %', '\u00A0%'),
    );
  }
});

test('a source in the adviser’s own words stays as it is', async () => {
  const i18n = await translator('en');
  const note = { text: 'Balance de diciembre', date: null };
  expect(sourceText(note, (message) => i18n._(message))).toBe('Balance de diciembre');
});
