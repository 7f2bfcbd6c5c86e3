import { figureId } from '@valia/valuation/figure.ts';
import {
  count,
  DraftOf,
  type DraftFacts,
  multiple,
  name,
  rate,
  say,
  whenKnown,
  year,
  date,
} from '../say.ts';
import type { Sentence } from '../block-draft.ts';
import type { ValuationDocument } from '../../valuations/document/valuation-document.ts';

/** What the company is, each fact in a sentence. */
export const companyRegister = (document: ValuationDocument): (Sentence | null)[] => {
  const { cnae, employees, foundedYear, name: company, province, taxId } = document.company;
  return [
    taxId === '' ? null : say('company-tax-id', { company: name(company), taxId: name(taxId) }),
    foundedYear === null ? null : say('company-founded', { year: year(foundedYear) }),
    province === null
      ? null
      : say('company-province', { province: { kind: 'province', value: province } }),
    cnae.code === ''
      ? null
      : say('company-cnae', { code: name(cnae.code), version: name(cnae.version) }),
    employees === null ? null : say('company-people', { count: count(employees) }),
  ];
};

export const companyDraft = (facts: DraftFacts): DraftOf => {
  const draft = new DraftOf();
  const { company } = facts.contents;
  draft.written(company.activity, 'report.company.activity', 'activity');
  draft.written(company.history, 'report.company.history', 'history');
  draft.paragraph(...companyRegister(facts.document));
  draft.written(company.owners, 'report.company.owners', 'owners');
  draft.written(company.people, 'report.company.people', null);
  draft.written(company.premises, 'report.company.premises', null);
  const { firstClient, firstSupplier, fiveClients, fiveSuppliers } = company;
  draft.paragraph(
    whenKnown(firstClient, (share) => say('company-first-client', { share: rate(share, 0) })),
    whenKnown(fiveClients, (share) => say('company-five-clients', { share: rate(share, 0) })),
    whenKnown(firstSupplier, (share) => say('company-first-supplier', { share: rate(share, 0) })),
    whenKnown(fiveSuppliers, (share) => say('company-five-suppliers', { share: rate(share, 0) })),
  );
  if (firstClient === null) draft.lacks('clients', 'report.company.firstClient');
  if (firstSupplier === null) draft.lacks('suppliers', 'report.company.firstSupplier');
  return draft
    .written(company.strengths, 'report.company.strengths', 'strengths', 'company-strengths')
    .written(company.risks, 'report.company.risks', 'risks', 'company-risks');
};

export const sectorDraft = ({ contents, document, figure, result }: DraftFacts): DraftOf => {
  const draft = new DraftOf();
  const { sector } = document.company;
  if (sector === null) draft.lacks('sector', 'company.sector');
  else draft.paragraph(say('sector-name', { sector: { kind: 'sector', value: sector } }));
  draft.written(contents.sector.market, 'report.sector.market', 'market');
  const { central, high, low, origin } = document.multiples.evToEbitda;
  if (origin.kind === 'sector' && central !== null) {
    draft.paragraph(
      say('sector-multiple', {
        region: { kind: 'region', value: origin.region },
        multiple: multiple(central),
        firms: count(origin.firms),
        source: name(origin.source),
        date: date(origin.date),
      }),
      low === null || high === null || low === high
        ? null
        : say('sector-multiple-range', { low: multiple(low), high: multiple(high) }),
      whenKnown(figure(figureId.impliedEvToEbitda()) ?? result?.impliedEvToEbitda, (implied) =>
        say('sector-company', { implied: multiple(implied), listed: multiple(central) }),
      ),
    );
  }
  return draft;
};
