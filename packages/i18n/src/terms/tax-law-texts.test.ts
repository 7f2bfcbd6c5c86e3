import { setupI18n } from '@lingui/core';
import { emptyValuationDocument } from '@valia/domain/valuations/document/empty-valuation-document.ts';
import { describe, expect, test } from 'vitest';
import { formulaTexts } from '../formulas/formula-texts.ts';
import { type Language, languages } from '../languages.ts';
import { loadCatalog } from '../load-catalog.ts';
import { citedLawText, taxLawTexts } from './tax-law-texts.ts';

const translator = async (language: Language) => {
  const messages = { [language]: await loadCatalog('document-terms', language) };
  return setupI18n({ locale: language, messages });
};

const document = emptyValuationDocument({
  method: 'dcf',
  companyName: 'Acme, S.L.',
  today: '2026-11-21',
});

/** The titles of the laws in the official bulletins. */
const norms: Record<keyof typeof taxLawTexts, Record<Language, string>> = {
  common: {
    es: 'Ley 27/2014, del Impuesto sobre Sociedades (art. 29 y DT 44.ª, según la Ley 7/2024)',
    ca: 'Llei 27/2014, de l’impost sobre societats (art. 29 i DT 44a, segons la Llei 7/2024)',
    en: 'Spanish Corporate Income Tax Act 27/2014 (art. 29 and transitional provision 44, as amended by Act 7/2024)',
  },
  alava: {
    es: 'Norma Foral 37/2013, de 13 de diciembre, del Impuesto sobre Sociedades (Álava)',
    ca: 'Norma Foral 37/2013, de 13 de desembre, de l’impost sobre societats (Àlaba)',
    en: 'Álava Corporate Tax Foral Regulation 37/2013',
  },
  bizkaia: {
    es: 'Norma Foral 11/2013, de 5 de diciembre, del Impuesto sobre Sociedades (Bizkaia)',
    ca: 'Norma Foral 11/2013, de 5 de desembre, de l’impost sobre societats (Biscaia)',
    en: 'Bizkaia Corporate Tax Foral Regulation 11/2013',
  },
  gipuzkoa: {
    es: 'Norma Foral 2/2014, de 17 de enero, del Impuesto sobre Sociedades (Gipuzkoa)',
    ca: 'Norma Foral 2/2014, de 17 de gener, de l’impost sobre societats (Guipúscoa)',
    en: 'Gipuzkoa Corporate Tax Foral Regulation 2/2014',
  },
  navarra: {
    es: 'Ley Foral 26/2016, de 28 de diciembre, del Impuesto sobre Sociedades (Navarra)',
    ca: 'Llei foral 26/2016, de 28 de desembre, de l’impost sobre societats (Navarra)',
    en: 'Navarra Corporate Tax Foral Act 26/2016',
  },
  basque: {
    es: 'Norma Foral del Impuesto sobre Sociedades del territorio histórico (País Vasco)',
    ca: 'Norma Foral de l’impost sobre societats del territori històric (País Basc)',
    en: 'Corporate Tax Foral Regulation of the historical territory (Basque Country)',
  },
};

const others = {
  'loss-offset-law': {
    es: 'Ley 27/2014, del Impuesto sobre Sociedades (art. 26 y DA 15.ª, según la Ley 7/2024)',
    ca: 'Llei 27/2014, de l’impost sobre societats (art. 26 i DA 15a, segons la Llei 7/2024)',
    en: 'Spanish Corporate Income Tax Act 27/2014 (art. 26 and additional provision 15, as amended by Act 7/2024)',
  },
  'new-company-law': {
    es: 'Ley 27/2014, art. 29.1; Ley 28/2022, art. 7',
    ca: 'Llei 27/2014, art. 29.1; Llei 28/2022, art. 7',
    en: 'Spanish Act 27/2014, art. 29.1; Spanish Act 28/2022, art. 7',
  },
  'zec-law': {
    es: 'Ley 19/1994 (ZEC)',
    ca: 'Llei 19/1994 (ZEC)',
    en: 'Spanish Act 19/1994 (ZEC)',
  },
  'ceuta-melilla-law': {
    es: 'Ley 27/2014, art. 33',
    ca: 'Llei 27/2014, art. 33',
    en: 'Spanish Act 27/2014, art. 33',
  },
} as const;

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(norms) as (keyof typeof norms)[])(
    'the law of %s is cited as its bulletin titles it',
    async (norm) => {
      const i18n = await translator(language);
      expect(i18n._(taxLawTexts[norm])).toBe(norms[norm][language]);
    },
  );

  test.each(Object.keys(others) as (keyof typeof others)[])('the %s is cited', async (law) => {
    const i18n = await translator(language);
    expect(i18n._(citedLawText(law, document))).toBe(others[law][language]);
  });
});

test.each(languages)(
  'a rate of whatever regime is not called that of the State in %s',
  async (language) => {
    const i18n = await translator(language);
    expect(i18n._(formulaTexts['spanish-rate-of-regime'])).not.toMatch(/español|espanyol|Spanish/u);
  },
);
