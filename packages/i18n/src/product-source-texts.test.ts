import { type I18n, setupI18n } from '@lingui/core';
import {
  isAssumption,
  productSource,
  productSourceCodes,
} from '@valia/domain/valuations/product-sources.ts';
import { expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { loadCatalog } from './load-catalog.ts';
import { sourceText } from './product-source-texts.ts';
import { adjustmentKindTerms, adjustmentName } from './terms/adjustment-terms.ts';

const translator = async (language: Language): Promise<I18n> =>
  setupI18n({
    locale: language,
    messages: {
      [language]: {
        ...(await loadCatalog('valuation-terms', language)),
        ...(await loadCatalog('document-terms', language)),
      },
    },
  });

test.each([
  ['es', 'Damodaran, enero 2026', 'Tipo general, Ley 27/2014, art. 29'],
  ['ca', 'Damodaran, gener 2026', 'Tipus general, Llei 27/2014, art. 29'],
  ['en', 'Damodaran, January 2026', 'General tax rate, Spanish Act 27/2014, art. 29'],
] as const)('a source of the product is said in %s', async (language, study, law) => {
  const i18n = await translator(language);
  const textOf = (code: 'damodaran-2026-01' | 'spanish-general-tax-rate') =>
    sourceText(productSource(code), (message) => i18n._(message), language);
  expect([textOf('damodaran-2026-01'), textOf('spanish-general-tax-rate')]).toEqual([study, law]);
});

test('the text stored beside a code is what the code says in Spanish', async () => {
  const i18n = await translator('es');
  for (const code of productSourceCodes) {
    const note = productSource(code);
    expect(sourceText(note, (message) => i18n._(message), 'es')).toBe(
      note.text.replaceAll(' %', '\u00A0%'),
    );
  }
});

test('a source in the adviser’s own words stays as it is', async () => {
  const i18n = await translator('en');
  for (const text of ['KPMG, Europa', 'Mediana de la plataforma, Bares, 4 asesores, 29/11/2026'])
    expect(sourceText({ text }, (message) => i18n._(message), 'en')).toBe(text);
  const note = { text: 'Balance de diciembre', date: null };
  expect(sourceText(note, (message) => i18n._(message), 'en')).toBe('Balance de diciembre');
});

test.each(['es', 'ca', 'en'] as const)(
  'an assumption that was confirmed in %s is said in each reader’s language',
  async (stored) => {
    const [writer, reader] = await Promise.all([translator(stored), translator('en')]);
    for (const code of productSourceCodes) {
      if (!isAssumption({ code })) continue;
      const text = sourceText(productSource(code), (message) => writer._(message), stored);
      const read = (note: { text: string }) =>
        sourceText(note, (message) => reader._(message), 'en');
      expect(read({ text })).toBe(read(productSource(code)));
    }
  },
);

const taken = {
  es: [
    'Mediana de la plataforma, Alimentación y bebidas, 7 asesores, 29/11/2026',
    'Operación propia',
  ],
  ca: [
    'Mediana de la plataforma, Alimentació i begudes, 7 assessors, 29/11/2026',
    'Operació pròpia',
  ],
  en: ['Median of the platform, Food and beverages, 7 advisers, 29/11/2026', 'Own transaction'],
} as const;

test.each([
  ['es', 'Kroll, Europa occidental', 'Kroll, Estados Unidos'],
  ['ca', 'Kroll, Europa occidental', 'Kroll, Estats Units'],
  ['en', 'Kroll, Western Europe', 'Kroll, United States'],
] as const)(
  'what was written with a multiple or a set in any language is said in %s',
  async (language, ...regions) => {
    const i18n = await translator(language);
    const said = (texts: readonly string[]) =>
      texts.map((text) => sourceText({ text }, (message) => i18n._(message), language));
    for (const stored of Object.values(taken)) expect(said(stored)).toEqual(taken[language]);
    expect(said(['Kroll, Western Europe', 'Kroll, US'])).toEqual(regions);
  },
);

test.each(['es', 'ca', 'en'] as const)(
  'a usual adjustment added in %s is called in each reader’s language',
  async (stored) => {
    const [writer, reader] = await Promise.all([translator(stored), translator('ca')]);
    const terms = Object.values(adjustmentKindTerms);
    const names = terms.map((term) =>
      adjustmentName(writer._(term), (message) => reader._(message)),
    );
    expect(names).toEqual(terms.map((term) => reader._(term)));
    expect(adjustmentName('Pleito con un cliente', (message) => reader._(message))).toBe(
      'Pleito con un cliente',
    );
  },
);
