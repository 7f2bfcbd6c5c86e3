import type { ValuationReportInput } from '@valia/domain/reports/valuation-report-input.ts';
import { documentWithFilledLists } from '@valia/domain/testing/document-with-filled-lists.ts';
import { addUnknownKeys } from '@valia/domain/testing/add-unknown-keys.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { languages } from '@valia/i18n/languages.ts';
import { valueCompany } from '@valia/valuation/company/value-company.ts';
import { expect, test } from 'vitest';
import { reportedDocument } from './testing/reported-document.ts';
import { buildReportView } from './testing/build-report-view.ts';

type Outcome = ValuationReportInput['outcome'];

/** An outcome with a figure, a warning and keys that only a later engine version has. */
const ofLaterEngine = (outcome: Outcome): Outcome => {
  const { figures, issues, result } = addUnknownKeys(outcome);
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
  everything: documentWithFilledLists,
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
    const document = documents[name] ?? documentWithFilledLists;
    const outcome = valueCompany(document);
    const planted = addUnknownKeys(document);
    expect(valueCompany(planted)).toEqual(outcome);
    expect(await buildReportView(planted, { outcome: ofLaterEngine(outcome) }, language)).toEqual(
      await buildReportView(document, { outcome }, language),
    );
  },
);

test('a multiple of a later release is no reason to miss one of this release', () => {
  const { further: _further, ...multiples } = documentWithFilledLists.multiples;
  const none = { ...multiples, evToEbitdaWeight: 0, further: {} };
  const document: ValuationDocument = {
    ...documentWithFilledLists,
    method: 'multiples',
    multiples: none,
  };
  expect(valueCompany(addUnknownKeys(document))).toEqual(valueCompany(document));
});
