import { figureId } from '@valia/valuation/figure.ts';
import {
  count,
  BlockDraftBuilder,
  type DraftFacts,
  multiple,
  name,
  rate,
  makeSentence,
  sentenceIfKnown,
  year,
  date,
} from '../draft-sentences.ts';
import type { Sentence } from '../block-draft.ts';
import type { ValuationDocument } from '../../valuations/document/valuation-document.ts';

/** The description of the company, with one sentence per fact. */
export const companyRegister = (document: ValuationDocument): (Sentence | null)[] => {
  const { cnae, employees, foundedYear, name: company, province, taxId } = document.company;
  return [
    taxId === ''
      ? null
      : makeSentence('company-tax-id', { company: name(company), taxId: name(taxId) }),
    foundedYear === null ? null : makeSentence('company-founded', { year: year(foundedYear) }),
    province === null
      ? null
      : makeSentence('company-province', { province: { kind: 'province', value: province } }),
    cnae.code === ''
      ? null
      : makeSentence('company-cnae', { code: name(cnae.code), version: name(cnae.version) }),
    employees === null ? null : makeSentence('company-people', { count: count(employees) }),
  ];
};

export const companyDraft = (facts: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder();
  const { company } = facts.contents;
  draft.written(company.activity, 'report.company.activity', 'activity');
  draft.written(company.history, 'report.company.history', 'history');
  draft.paragraph(...companyRegister(facts.document));
  draft.written(company.owners, 'report.company.owners', 'owners');
  draft.written(company.people, 'report.company.people', null);
  draft.written(company.premises, 'report.company.premises', null);
  const { firstClient, firstSupplier, fiveClients, fiveSuppliers } = company;
  draft.paragraph(
    sentenceIfKnown(firstClient, (share) =>
      makeSentence('company-first-client', { share: rate(share, 0) }),
    ),
    sentenceIfKnown(fiveClients, (share) =>
      makeSentence('company-five-clients', { share: rate(share, 0) }),
    ),
    sentenceIfKnown(firstSupplier, (share) =>
      makeSentence('company-first-supplier', { share: rate(share, 0) }),
    ),
    sentenceIfKnown(fiveSuppliers, (share) =>
      makeSentence('company-five-suppliers', { share: rate(share, 0) }),
    ),
  );
  if (firstClient === null) draft.lacks('clients', 'report.company.firstClient');
  if (firstSupplier === null) draft.lacks('suppliers', 'report.company.firstSupplier');
  return draft
    .written(company.strengths, 'report.company.strengths', 'strengths', 'company-strengths')
    .written(company.risks, 'report.company.risks', 'risks', 'company-risks');
};

export const sectorDraft = ({
  contents,
  document,
  figure,
  result,
}: DraftFacts): BlockDraftBuilder => {
  const draft = new BlockDraftBuilder();
  const { sector } = document.company;
  if (sector === null) draft.lacks('sector', 'company.sector');
  else draft.paragraph(makeSentence('sector-name', { sector: { kind: 'sector', value: sector } }));
  draft.written(contents.sector.market, 'report.sector.market', 'market');
  const { central, high, low, origin } = document.multiples.evToEbitda;
  if (origin.kind === 'sector' && central !== null) {
    draft.paragraph(
      makeSentence('sector-multiple', {
        region: { kind: 'region', value: origin.region },
        multiple: multiple(central),
        firms: count(origin.firms),
        source: name(origin.source),
        date: date(origin.date),
      }),
      low === null || high === null || low === high
        ? null
        : makeSentence('sector-multiple-range', { low: multiple(low), high: multiple(high) }),
      sentenceIfKnown(
        figure(figureId.impliedEvToEbitda()) ?? result?.impliedEvToEbitda,
        (implied) =>
          makeSentence('sector-company', { implied: multiple(implied), listed: multiple(central) }),
      ),
    );
  }
  return draft;
};
