import { equityOfResult } from '@valia/valuation/equity-of-result.ts';
import { furtherMultipleKinds } from '@valia/valuation/valuation-inputs.ts';
import { methodsDistance } from '@valia/valuation/warnings/methods-distance.ts';
import { roundHeadlineAmount, headlineRounding } from '../../reports/headline-rounding.ts';
import { readNumber } from '../../valuation-fields/write-field.ts';
import { assumedFigures } from '../../valuation-progress/assumptions.ts';
import { unsourcedFigures } from '../../valuation-progress/closing-checklist.ts';
import type { SourceNote } from '../../valuations/document/valuation-document.ts';
import { productSourceOf } from '../../valuations/product-sources.ts';
import { blockIds } from '../block-ids.ts';
import type { SentenceValue, Sentence } from '../block-draft.ts';
import {
  count,
  date,
  BlockDraftBuilder,
  type DraftFacts,
  hasText,
  name,
  own,
  rate,
  makeSentence,
} from '../draft-sentences.ts';

const moved = (driver: string): SentenceValue => ({ kind: 'driver', value: driver });

export const sensitivityDraft = ({
  document,
  money,
  movers,
  result,
}: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder();
  if (result === null) return draft;
  const [first, second, third] = movers ?? [];
  draft.paragraph(
    first === undefined
      ? null
      : makeSentence('sensitivity-first', {
          driver: moved(first.driver),
          swing: money(first.swing),
        }),
    second === undefined || third === undefined
      ? null
      : makeSentence('sensitivity-next', {
          second: moved(second.driver),
          secondSwing: money(second.swing),
          third: moved(third.driver),
          thirdSwing: money(third.swing),
        }),
  );
  const scenarios = document.scenarios?.length ?? 0;
  const trials = document.analysis?.monteCarlo;
  return draft.paragraph(
    scenarios === 0 ? null : makeSentence('sensitivity-scenarios', { count: count(scenarios) }),
    trials === undefined || trials.drivers.length === 0
      ? null
      : makeSentence('sensitivity-simulation', { count: count(trials.drivers.length) }),
  );
};

export const reconciliationDraft = ({ document, money, result }: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder();
  if (result === null) return draft;
  const { dcf, multiples } = result;
  if (dcf === null || multiples === null)
    return draft.paragraph(makeSentence('reconciliation-one-method'));
  const distance = methodsDistance(result)?.distance ?? null;
  const values = {
    dcf: money(dcf.equityValue.central),
    multiples: money(multiples.equityValue.central),
  };
  draft.paragraph(
    distance === null
      ? makeSentence('reconciliation-values', values)
      : makeSentence('reconciliation-distance', { ...values, distance: rate(distance) }),
    makeSentence('reconciliation-weights', {
      dcf: rate(document.weights.dcf ?? 0, 0),
      multiples: rate(document.weights.multiples ?? 0, 0),
      value: money(result.equityValue.central),
    }),
  );
  // The typed text exists in one language only, so the summary prints it instead.
  return document.reconciliation ? draft : draft.lacks('reason-of-distance', 'reconciliation');
};

const conclusionSentence = (facts: DraftFacts): Sentence | null => {
  const { document, money, result, words } = facts;
  if (result === null) return null;
  const { central, high, low } = equityOfResult(result);
  const rounding = headlineRounding(central * document.unit);
  const rounded = (value: number) =>
    roundHeadlineAmount(value * document.unit, rounding) / document.unit;
  const values = {
    company: name(document.company.name),
    words: words(rounded(central)),
    value: money(rounded(central)),
    low: money(rounded(low)),
    high: money(rounded(high)),
    lowWords: words(rounded(low)),
    highWords: words(rounded(high)),
  };
  const isDiscounted = result.equityAfterDiscounts !== undefined;
  if (document.valuationDate === null)
    return makeSentence(
      isDiscounted ? 'conclusion-discounted-undated' : 'conclusion-undated',
      values,
    );
  return makeSentence(isDiscounted ? 'conclusion-discounted' : 'conclusion', {
    ...values,
    date: date(document.valuationDate),
  });
};

export const conclusionDraft = (facts: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder();
  const { movers } = facts;
  const [first, second] = movers ?? [];
  const sentence = conclusionSentence(facts);
  if (sentence === null) return draft.lacks('result', 'conclusion');
  draft.paragraph(sentence);
  if (first !== undefined && second !== undefined)
    draft.paragraph(
      makeSentence('conclusion-reasons', {
        first: moved(first.driver),
        second: moved(second.driver),
      }),
    );
  return draft;
};

const statements = ['independence', 'interest', 'competence'] as const;

export const statementsDraft = ({ contents }: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder('ticks');
  const detailed = (sentence: Sentence, detail: typeof contents.statements.fee.detail) =>
    draft.paragraph(sentence, hasText(detail) ? makeSentence('own', { text: own(detail) }) : null);
  for (const kind of statements) {
    const { detail, stated } = contents.statements[kind];
    if (stated) detailed(makeSentence(`statement-${kind}`), detail);
    else if (hasText(detail)) detailed(makeSentence(`statement-without-${kind}`), detail);
    else draft.lacks(kind, `report.statements.${kind}.stated`);
  }
  const { detail, kind } = contents.statements.fee;
  if (kind === null) return draft.lacks('fee', 'report.statements.fee.kind');
  return detailed(makeSentence(`statement-fee-${kind}`), detail);
};

const generalLimits = [
  'limit-no-audit',
  'limit-no-price',
  'limit-projections',
  'limit-no-update',
  'limit-use',
] as const;

export const limitationsDraft = ({ contents, document }: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder('numbers');
  for (const code of generalLimits) {
    if (code === 'limit-projections' && document.method === 'multiples') continue;
    draft.paragraph(makeSentence(code));
  }
  draft.written(contents.limits.particular, 'report.limits.particular', null);
  for (const id of blockIds) {
    const reason = contents.blocks[id]?.leftOut;
    if (reason === undefined) continue;
    draft.paragraph(
      makeSentence('limit-left-out', { block: { kind: 'block', value: id } }),
      hasText(reason) ? makeSentence('own', { text: own(reason) }) : null,
    );
  }
  return draft;
};

/** Figures that nobody has checked, and figures without a source, both as they were when the snapshot was made. */
export const unverifiedInformationDraft = ({
  document,
  outcome,
}: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder('warnings');
  for (const { note, path } of assumedFigures(document))
    draft.paragraph(
      makeSentence('not-contrasted', {
        field: { kind: 'field', path },
        source: { kind: 'source', note },
      }),
    );
  for (const { field } of unsourcedFigures(document, outcome))
    draft.paragraph(makeSentence('without-source', { field: { kind: 'field', path: field } }));
  return draft;
};

/** One source is printed once, whether it was stored as a code or as a text. */
const keyOf = ({ code, date: on, text }: SourceNote): string =>
  JSON.stringify([code ?? productSourceOf(text) ?? text, on]);

/** The sources of the adviser's comparables, each once, however many comparables share it. */
const comparableSources = ({ method, multiples }: DraftFacts['document']): string[] => {
  if (method === 'dcf') return [];
  const { evToEbitda, further } = multiples;
  const others = furtherMultipleKinds.flatMap((kind) => further?.[kind] ?? []);
  const origins = [evToEbitda, ...others].map(({ origin }) => origin);
  const own = origins.map((origin) => (origin.kind === 'own' ? origin.note : ''));
  const compares = origins.some(({ kind }) => kind === 'comparables');
  const compared = (compares ? (multiples.comparables ?? []) : []).map(({ included, source }) =>
    included ? source : '',
  );
  return [...new Set([...own, ...compared])].filter((text) => text.trim() !== '');
};

export const sourcesDraft = ({ document }: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder('numbers');
  const { origin } = document.multiples.evToEbitda;
  const notes = Object.entries(document.sources)
    .filter(
      ([path, { text }]) =>
        text !== '' && (path.split('.').length < 3 || readNumber(document, path) !== 0),
    )
    .map(([, note]) => note);
  const once = new Map(notes.map((note) => [keyOf(note), note]));
  for (const note of once.values())
    draft.paragraph(makeSentence('source', { source: { kind: 'source', note } }));
  if (origin.kind === 'sector' && document.method !== 'dcf')
    draft.paragraph(
      makeSentence('source-multiples', {
        source: name(origin.source),
        date: date(origin.date),
        firms: count(origin.firms),
      }),
    );
  for (const text of comparableSources(document))
    draft.paragraph(
      makeSentence('source-comparables', {
        source: { kind: 'source', note: { text, date: null } },
      }),
    );
  return draft;
};

export const signatureDraft = ({ adviser, contents, issuedOn }: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder('signature');
  const place = contents.place === '' ? adviser.city : contents.place;
  draft.paragraph(makeSentence('own', { text: name(adviser.name || adviser.email) }));
  const { body, membership } = adviser;
  if (body !== undefined && membership !== undefined && body !== '' && membership !== '')
    draft.paragraph(makeSentence('signature-body', { body: name(body), number: name(membership) }));
  const issued: SentenceValue = { kind: 'issued', value: issuedOn };
  if (place === null || place === '')
    return draft
      .paragraph(makeSentence('signature-date', { issued }))
      .lacks('place', 'report.place');
  return draft.paragraph(makeSentence('signature-place', { place: name(place), issued }));
};
