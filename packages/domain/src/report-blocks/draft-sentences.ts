import type { TornadoBar } from '@valia/valuation/analyses/tornado.ts';
import type { AccountFigure, ProjectionLine } from '@valia/valuation/figure.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { withoutIneffectiveDiscounts } from '@valia/valuation/discounts/without-ineffective-discounts.ts';
import { visibleTornado } from '@valia/valuation/printed/visible-tornado.ts';
import type { ValuationResult, ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { reportLanguages, type ReportAdviser } from '../reports/valuation-report-input.ts';
import { closedYears } from '../valuation-years/account-years.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { ValuationType } from '../valuations/valuation-type.ts';
import type { BlockForm, DraftTable, SentenceValue, Sentence } from './block-draft.ts';
import type { LocalText, ReportContents } from './report-contents-schema.ts';
import { reportContentsOf } from './empty-report-contents.ts';
import type { MissingFact, MissingFactCode } from './missing-fact.ts';
import type { SentenceCode } from './sentence-codes.ts';

export const makeSentence = (code: SentenceCode, values: Sentence['values'] = {}): Sentence => ({
  code,
  values,
});

export const rate = (value: number, decimals = 1): SentenceValue => ({
  kind: 'rate',
  value,
  decimals,
});
export const multiple = (value: number, decimals = 2): SentenceValue => ({
  kind: 'multiple',
  value,
  decimals,
});
export const number = (value: number, decimals = 0): SentenceValue => ({
  kind: 'number',
  value,
  decimals,
});
export const count = (value: number): SentenceValue => ({ kind: 'count', value });
export const year = (value: number): SentenceValue => ({ kind: 'year', value });
export const date = (value: string): SentenceValue => ({ kind: 'date', value });
export const name = (value: string): SentenceValue => ({ kind: 'name', value });
export const own = (value: LocalText): SentenceValue => ({ kind: 'own', value });

export const hasText = (text: LocalText): boolean =>
  reportLanguages.some((language) => (text[language] ?? '') !== '');

const finite = (value: number | null | undefined): number | null =>
  value === undefined || value === null || !Number.isFinite(value) ? null : value;

/** All data from which the blocks of a report are generated. */
export interface ReportFacts {
  type: ValuationType;
  document: ValuationDocument;
  outcome: ValuationOutcome;
  adviser: ReportAdviser;
  /** The ISO date on which the report is issued. */
  issuedOn: string;
  /** How far each assumption by itself changes the value, the widest range first; null when it was not computed. */
  movers: readonly TornadoBar[] | null;
}

/** The data of a valuation that the drafts of all blocks use. */
export interface DraftFacts extends ReportFacts {
  contents: ReportContents;
  result: ValuationResult | null;
  years: number[];
  baseYear: number;
  money: (value: number) => SentenceValue;
  words: (value: number) => SentenceValue;
  figure: (id: string) => number | null;
  account: (year: number, line: AccountFigure) => number | null;
  projected: (year: number, line: ProjectionLine) => number | null;
}

/** Texts show whole units of the currency, whatever the unit of the tables. */
const wholeUnits = (unit: number) => ({
  unit: 1 / unit,
  round: (value: number) => Math.round(value * unit) / unit,
});

export const draftFacts = (facts: ReportFacts): DraftFacts => {
  const { document, outcome } = facts;
  const { currency, unit } = document;
  const figure = (id: string) => finite(outcome.figures[id]?.value);
  return {
    ...facts,
    movers: facts.movers && visibleTornado(facts.movers, wholeUnits(unit)),
    contents: reportContentsOf(document),
    result: outcome.result && withoutIneffectiveDiscounts(outcome, outcome.result),
    years: closedYears(document),
    baseYear: document.accounts.years.at(-1)?.year ?? 0,
    money: (value) => ({ kind: 'money', value: value * unit, currency }),
    words: (value) => ({ kind: 'words', value: value * unit, currency }),
    figure,
    account: (of, line) => figure(figureId.account(of, line)),
    projected: (of, line) => figure(figureId.projection(of, line)),
  };
};

/** Collects the contents of a block, omitting sentences whose facts are missing. */
export class BlockDraftBuilder {
  readonly paragraphs: Sentence[][] = [];
  readonly missing: MissingFact[] = [];
  table: DraftTable | null = null;

  constructor(readonly form: BlockForm = 'prose') {}

  paragraph(...sentences: readonly (Sentence | null)[]): this {
    const said = sentences.filter((sentence) => sentence !== null);
    if (said.length > 0) this.paragraphs.push(said);
    return this;
  }

  /** Adds a user's own text, each line as a paragraph; when there is none, records it as missing. */
  written(
    text: LocalText,
    field: string,
    fact: MissingFactCode | null,
    code: SentenceCode = 'own',
  ) {
    if (hasText(text)) this.paragraph(makeSentence(code, { text: own(text) }));
    else if (fact !== null) this.lacks(fact, `${field}.es`);
    return this;
  }

  lacks(fact: MissingFactCode, field: string): this {
    this.missing.push({ fact, field });
    return this;
  }
}

/** A sentence for a figure; null without the figure. */
export const sentenceIfKnown = (
  value: number | null | undefined,
  sentence: (value: number) => Sentence,
): Sentence | null => {
  const known = finite(value);
  return known === null ? null : sentence(known);
};
