import {
  chooseLosses,
  chooseTaxRegime,
  confirmForalRates,
} from '@valia/domain/corporate-tax/choose-tax.ts';
import type { ReportLanguage } from '@valia/domain/reports/valuation-report-input.ts';
import { chooseProvince } from '@valia/domain/valuation-choices/choose-province.ts';
import { confirmAssumption } from '@valia/domain/valuation-progress/assumptions.ts';
import { writeField } from '@valia/domain/valuation-fields/write-field.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { productSource } from '@valia/domain/valuations/product-sources.ts';
import { expect, test } from 'vitest';
import { machiningWorkshop } from '../testing/machining-workshop.ts';
import { plain, viewOf } from '../testing/view-of.ts';

const workshop = writeField(
  chooseLosses(machiningWorkshop(), 'spain'),
  'projection.losses.opening',
  100_000,
);
const basque = chooseTaxRegime(chooseProvince(workshop, '48'), 'basqueSmall');

/** Everything that the report says, as one text. */
const saidIn = async (document: ValuationDocument, language: ReportLanguage = 'es') =>
  plain(JSON.stringify(await viewOf(document, {}, language)));

const law = {
  es: 'Norma Foral 11/2013, de 5 de diciembre, del Impuesto sobre Sociedades (Bizkaia)',
  ca: 'Norma Foral 11/2013, de 5 de desembre, de l’impost sobre societats (Biscaia)',
  en: 'Bizkaia Corporate Tax Foral Regulation 11/2013',
};

test.each(['es', 'ca', 'en'] as const)(
  'a Basque company’s report cites its own law in %s',
  async (language) => {
    const said = await saidIn(chooseLosses(basque, 'foral'), language);
    expect(said).toContain(law[language]);
    expect(said).not.toMatch(/27\/2014|7\/2024/u);
    expect(said).not.toContain('español');
  },
);

test('foral rates say whether they were confirmed, and when', async () => {
  expect(await saidIn(basque)).toContain('Tipos de partida, sin confirmar en la norma');
  const confirmed = await saidIn(confirmForalRates(basque, '2026-11-29'));
  expect(confirmed).toContain('Tipos confirmados en la norma el 29 de noviembre de 2026');
  expect(confirmed).toContain('Domicilio en Bizkaia');
});

test('a company of the common territory cites the State’s law', async () => {
  const common = chooseTaxRegime(chooseProvince(workshop, '28'), 'small');
  const said = await saidIn(common);
  expect(said).toContain('Ley 27/2014, del Impuesto sobre Sociedades (art. 29 y DT 44.ª');
  expect(said).toContain('Ley 27/2014, del Impuesto sobre Sociedades (art. 26 y DA 15.ª');
  const inEnglish = await saidIn(common, 'en');
  expect(inEnglish).toContain('Spanish Corporate Income Tax Act 27/2014');
});

test('an assumption that was confirmed is said in the reader’s language, with its law', async () => {
  const sources = { 'terminal.taxRate': productSource('assumption-chartered-tax-rate') };
  const assumed = { ...basque, sources: { ...basque.sources, ...sources } };
  const said = await saidIn(confirmAssumption(assumed, 'terminal.taxRate'), 'en');
  expect(said).toContain(`Assumption: general rate of the chartered territory. ${law.en}`);
  const stored = { text: 'Hipótesis: tipo general de la hacienda foral', date: null };
  const earlier = { ...basque, sources: { ...basque.sources, 'terminal.taxRate': stored } };
  expect(await saidIn(earlier, 'en')).not.toContain('Hipótesis');
});
