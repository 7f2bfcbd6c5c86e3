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

const growthSentence = ({ figure, years }: DraftFacts) =>
  whenKnown(figure(figureId.revenueCompoundAnnualGrowth()), (growth) =>
    say(growth < 0 ? 'company-decline' : 'company-growth', {
      growth: rate(Math.abs(growth)),
      year: year(years[0] ?? 0),
    }),
  );

const registerSentences = ({ document }: DraftFacts) => {
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

const salesSentences = (facts: DraftFacts) => {
  const { account, baseYear, document, money, result } = facts;
  const revenue = account(baseYear, 'revenue');
  const margin = account(baseYear, 'normalisedEbitdaMargin');
  const { employees } = document.company;
  return [
    revenue === null || result === null || margin === null
      ? null
      : say('company-sales', {
          year: year(baseYear),
          revenue: money(revenue),
          ebitda: money(result.normalisedEbitda),
          margin: rate(margin),
        }),
    growthSentence(facts),
    revenue === null || employees === null || employees === 0
      ? null
      : say('company-sales-per-person', { amount: money(revenue / employees) }),
  ];
};

export const companyDraft = (facts: DraftFacts): DraftOf => {
  const draft = new DraftOf();
  const { company } = facts.contents;
  draft.written(company.activity, 'report.company.activity', 'activity');
  draft.written(company.history, 'report.company.history', 'history');
  draft.paragraph(...registerSentences(facts));
  draft.written(company.owners, 'report.company.owners', 'owners');
  draft.written(company.people, 'report.company.people', null);
  draft.written(company.premises, 'report.company.premises', null);
  draft.paragraph(...salesSentences(facts));
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
