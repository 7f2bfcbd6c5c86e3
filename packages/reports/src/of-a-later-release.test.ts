import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { everythingChosen } from '@valia/domain/testing/everything-chosen.ts';
import { plantUnknown } from '@valia/domain/testing/plant-unknown.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { languages } from '@valia/i18n/languages.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { expect, test } from 'vitest';
import { reportedDocument } from './testing/reported-document.ts';
import { viewOf } from './testing/view-of.ts';

type Outcome = ValuationReportInput['outcome'];

/** With a figure, a warning and keys that only a later engine knows. */
const ofLaterEngine = (outcome: Outcome): Outcome => {
  const { figures, issues, result } = plantUnknown(outcome);
  const [figure] = Object.values(figures);
  const warning = { severity: 'warning', code: 'of-a-later-engine', field: 'bridge.cash' };
  return {
    figures: { ...figures, 'of-a-later-engine': { ...figure, formula: 'of-a-later-engine' } },
    issues: [...issues, { ...warning, params: {} }],
    result,
  } as object as Outcome;
};

const told = reportedDocument();
const nothingTyped = <Lines extends object>(lines: Lines): Lines =>
  Object.fromEntries(Object.keys(lines).map((line) => [line, null])) as Lines;

const documents: Record<string, ValuationDocument> = {
  everything: everythingChosen,
  told,
  'a year of which nothing is typed': {
    ...told,
    accounts: {
      ...told.accounts,
      years: told.accounts.years.map((year, place) =>
        place === 0 ? { ...year, lines: nothingTyped(year.lines) } : year,
      ),
    },
  },
};
const cases = Object.keys(documents).flatMap((name) =>
  languages.map((language) => [name, language] as const),
);

test.each(cases)(
  'what a later release closed is printed as what this one knows of it: %s in %s',
  async (name, language) => {
    const document = documents[name] ?? everythingChosen;
    const outcome = valueCompany(document);
    const planted = plantUnknown(document);
    expect(valueCompany(planted)).toEqual(outcome);
    expect(await viewOf(planted, { outcome: ofLaterEngine(outcome) }, language)).toEqual(
      await viewOf(document, { outcome }, language),
    );
  },
);

test('a multiple of a later release is no reason to miss one of this release', () => {
  const { further: _further, ...multiples } = everythingChosen.multiples;
  const none = { ...multiples, evToEbitdaWeight: 0, further: {} };
  const document: ValuationDocument = { ...everythingChosen, method: 'multiples', multiples: none };
  expect(valueCompany(plantUnknown(document))).toEqual(valueCompany(document));
});
