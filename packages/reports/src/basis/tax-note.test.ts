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
import { describe, expect, test } from 'vitest';
import { machiningWorkshop } from '../testing/machining-workshop.ts';
import { withPlainSpaces, buildReportView } from '../testing/build-report-view.ts';

const workshop = writeField(
  chooseLosses(machiningWorkshop(), 'spain'),
  'projection.losses.opening',
  100_000,
);
const basque = chooseTaxRegime(chooseProvince(workshop, '48'), 'basqueSmall');

/** The whole content of the report as one text. */
const saidIn = async (document: ValuationDocument, language: ReportLanguage = 'es') =>
  withPlainSpaces(JSON.stringify(await buildReportView(document, {}, language)));

/** The number of each foral law, and its territory in every language. */
const foralLaws = [
  ['01', 'basqueSmall', '37/2013', { es: '(Álava)', ca: '(Àlaba)', en: 'Álava Corporate Tax' }],
  [
    '48',
    'basqueSmall',
    '11/2013',
    { es: '(Bizkaia)', ca: '(Biscaia)', en: 'Bizkaia Corporate Tax' },
  ],
  [
    '20',
    'basqueSmall',
    '2/2014',
    { es: '(Gipuzkoa)', ca: '(Guipúscoa)', en: 'Gipuzkoa Corporate Tax' },
  ],
  [
    '31',
    'navarraSmall',
    '26/2016',
    { es: '(Navarra)', ca: '(Navarra)', en: 'Navarra Corporate Tax' },
  ],
] as const;

describe.each(['es', 'ca', 'en'] as const)('the report in %s', (language) => {
  test.each(foralLaws)(
    'of a company of %s taxed as %s cites %s alone',
    async (...[province, regime, law, territory]) => {
      const company = chooseLosses(
        chooseTaxRegime(chooseProvince(workshop, province), regime),
        'foral',
      );
      // Gipuzkoa's share must be entered from 2025 on.
      const said = await saidIn(writeField(company, 'projection.losses.foralShare', 0.5), language);
      expect(said).toContain(territory[language]);
      const cited = said.match(
        /(?<!\d)(?:27\/2014|7\/2024|37\/2013|11\/2013|2\/2014|26\/2016)(?!\d)/gu,
      );
      expect([...new Set(cited)]).toEqual([law]);
      expect(said).not.toMatch(/español|espanyol|Spanish (?:Act|Corporate)/u);
    },
  );
});

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
  expect(said).toContain(
    'Assumption: general rate of the chartered territory. Bizkaia Corporate Tax Foral Regulation 11/2013',
  );
  const stored = { text: 'Hipótesis: tipo general de la hacienda foral', date: null };
  const earlier = { ...basque, sources: { ...basque.sources, 'terminal.taxRate': stored } };
  const ofEarlier = await saidIn(earlier, 'en');
  expect(ofEarlier).not.toContain('Hipótesis');
  expect(ofEarlier).toContain(
    'Assumption: general rate of the chartered territory. Bizkaia Corporate Tax Foral Regulation 11/2013',
  );
});
