import { figureId } from '@valia/valuation/figure.ts';
import type { DraftTable, SentenceValue } from '../block-draft.ts';
import {
  date,
  BlockDraftBuilder,
  type DraftFacts,
  hasText,
  name,
  own,
  rate,
  makeSentence,
} from '../draft-sentences.ts';

const joined = (...parts: (string | null | undefined)[]): SentenceValue => ({
  kind: 'joined',
  parts: parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .map((part) => name(part ?? '')),
});

export const identityDraft = ({
  adviser,
  contents,
  document,
  type,
}: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder('ledger');
  const { name: person, organizationName, city, body, membership } = adviser;
  if (person === '') draft.lacks('signer', 'adviser');
  const organization = organizationName === person ? null : organizationName;
  draft.paragraph(
    makeSentence('identity-signer', { who: joined(person || adviser.email, organization, city) }),
  );
  if (body !== undefined && membership !== undefined && body !== '' && membership !== '')
    draft.paragraph(makeSentence('identity-body', { body: name(body), number: name(membership) }));
  else draft.lacks('signer', 'adviser');
  if (document.client.name !== '')
    draft.paragraph(makeSentence('identity-client', { client: name(document.client.name) }));
  else if (type === 'own_business')
    draft.paragraph(makeSentence('identity-own', { company: name(document.company.name) }));
  else draft.lacks('client', 'client.name');
  return draft.written(
    contents.engagement.reliance,
    'report.engagement.reliance',
    'reliance',
    'identity-reliance',
  );
};

export const engagementDraft = ({
  contents,
  document,
  issuedOn,
}: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder('ledger');
  const { circulation, letterDate, purpose, subject, use } = contents.engagement;
  if (purpose === null) draft.lacks('purpose', 'report.engagement.purpose');
  else
    draft.paragraph(
      makeSentence('engagement-purpose', {
        purpose: { kind: 'term', group: 'purposes', value: purpose },
      }),
    );
  draft.written(use, 'report.engagement.use', 'use', 'engagement-use');
  if (hasText(subject)) draft.paragraph(makeSentence('engagement-subject', { text: own(subject) }));
  else draft.paragraph(makeSentence('engagement-whole', { company: name(document.company.name) }));
  const issued: SentenceValue = { kind: 'issued', value: issuedOn };
  if (document.valuationDate === null) draft.lacks('valuation-date', 'valuationDate');
  else
    draft.paragraph(
      makeSentence('engagement-dates', { date: date(document.valuationDate), issued }),
    );
  draft.paragraph(
    makeSentence('engagement-currency', {
      currency: { kind: 'currency', value: document.currency },
    }),
  );
  draft.paragraph(makeSentence('engagement-type'));
  if (letterDate !== null)
    draft.paragraph(makeSentence('engagement-letter', { date: date(letterDate) }));
  if (circulation === null) return draft.lacks('circulation', 'report.engagement.circulation');
  return draft.paragraph(
    makeSentence('engagement-circulation', {
      circulation: { kind: 'term', group: 'circulations', value: circulation },
    }),
  );
};

export const basisDraft = ({ contents, figure, result }: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder('ledger');
  const { control, marketability, premise, standardOfValue } = contents.basis;
  if (standardOfValue === null) draft.lacks('standard-of-value', 'report.basis.standardOfValue');
  else draft.paragraph(makeSentence(`basis-${standardOfValue}`));
  if (premise === null) draft.lacks('premise', 'report.basis.premise');
  else draft.paragraph(makeSentence(`premise-${premise}`));
  if (control === null) draft.lacks('control', 'report.basis.control');
  else draft.paragraph(makeSentence(`level-${control}`));
  if (marketability === null) draft.lacks('marketability', 'report.basis.marketability');
  else draft.paragraph(makeSentence(`level-${marketability}`));
  if (draft.paragraphs.length === 0 || result === null) return draft;
  const discount =
    figure(figureId.discount('combined')) ??
    figure(figureId.discount('lackOfMarketability')) ??
    figure(figureId.discount('lackOfControl'));
  return draft.paragraph(
    discount === null || result.equityAfterDiscounts === undefined
      ? makeSentence('basis-undiscounted')
      : makeSentence('basis-discounted', { discount: rate(discount) }),
  );
};

export const standardDraft = ({ contents }: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder();
  const { aeca, departures, ivs, noDepartures, none } = contents.standard;
  if (!ivs && !aeca && !none) return draft.lacks('standard', 'report.standard.ivs');
  if (ivs) draft.paragraph(makeSentence('standard-ivs'));
  if (aeca) draft.paragraph(makeSentence('standard-aeca'));
  if (!ivs && !aeca) return draft.paragraph(makeSentence('standard-none'));
  if (noDepartures) return draft.paragraph(makeSentence('standard-without-departures'));
  return draft.written(
    departures,
    'report.standard.departures',
    'departures',
    'standard-departures',
  );
};

const documentTable = (information: DraftFacts['contents']['information']): DraftTable => ({
  columns: ['column-document', 'column-period', 'column-origin', 'column-received', 'column-state'],
  rows: information.map(({ audited, kind, name: title, origin, period, received: on, state }) => [
    hasText(title) ? own(title) : { kind: 'term', group: 'documentKinds', value: kind },
    name(period),
    origin === null ? null : { kind: 'term', group: 'documentOrigins', value: origin },
    on === null ? null : date(on),
    state === null
      ? null
      : {
          kind: 'term',
          group: 'statesOfDocument',
          value: audited === null ? state : `${state}-${audited ? 'audited' : 'unaudited'}`,
        },
  ]),
});

export const informationDraft = ({ contents }: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder();
  const { information, visits } = contents;
  if (information.length === 0) draft.lacks('information', 'report.information');
  const undecided = information.findIndex(({ state }) => state === null);
  if (undecided >= 0)
    draft.lacks('document-state', `report.information.${String(undecided)}.state`);
  const inState = (wanted: string) => information.filter(({ state }) => state === wanted).length;
  const countOf = (value: number): SentenceValue => ({ kind: 'count', value });
  const received = inState('checked') + inState('unchecked');
  draft.paragraph(
    received > 0 ? makeSentence('information-received', { count: countOf(received) }) : null,
    inState('unchecked') > 0
      ? makeSentence('information-unchecked', { count: countOf(inState('unchecked')) })
      : null,
    inState('not-received') > 0
      ? makeSentence('information-not-received', { count: countOf(inState('not-received')) })
      : null,
  );
  for (const { date: on, kind, subject } of visits) {
    if (!hasText(subject)) continue;
    draft.paragraph(
      on === null
        ? makeSentence(`information-${kind}`, { subject: own(subject) })
        : makeSentence(`information-${kind}-dated`, { subject: own(subject), date: date(on) }),
    );
  }
  if (information.length > 0) draft.table = documentTable(information);
  return draft;
};

export const subsequentEventsDraft = ({
  contents,
  document,
  issuedOn,
}: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder();
  const { items, noneKnown } = contents.laterFacts;
  if (!noneKnown && items.length === 0)
    return draft.lacks('later-facts', 'report.laterFacts.noneKnown');
  if (noneKnown)
    draft.paragraph(
      items.length > 0
        ? makeSentence('later-no-other')
        : document.valuationDate === null
          ? makeSentence('later-none-undated')
          : makeSentence('later-none', {
              date: date(document.valuationDate),
              issued: { kind: 'issued', value: issuedOn },
            }),
    );
  if (items.length > 0)
    draft.table = {
      columns: ['column-date', 'column-fact', 'column-effect'],
      rows: items.map(({ date: on, effect, fact }) => [
        on === null ? null : date(on),
        own(fact),
        own(effect),
      ]),
    };
  return draft;
};
