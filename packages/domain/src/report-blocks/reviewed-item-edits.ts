import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { reportContentsOf } from './empty-report-contents.ts';
import { maxReportItems, type ReportContents } from './report-contents-schema.ts';

type Visit = ReportContents['visits'][number];

const within = <Item>(items: readonly Item[], item: Item): Item[] =>
  items.length < maxReportItems ? [...items, item] : [...items];

const edited = (
  document: ValuationDocument,
  edit: (contents: ReportContents) => Partial<ReportContents>,
): ValuationDocument => {
  const report = reportContentsOf(document);
  return { ...document, report: { ...report, ...edit(report) } };
};

export const addReviewedDocument = (document: ValuationDocument, id: string): ValuationDocument =>
  edited(document, ({ information }) => ({
    information: within(information, {
      id,
      kind: 'annual-accounts',
      name: {},
      period: '',
      origin: null,
      received: null,
      state: null,
      audited: null,
    }),
  }));

export const removeReviewedDocument = (
  document: ValuationDocument,
  id: string,
): ValuationDocument =>
  edited(document, ({ information }) => ({
    information: information.filter((item) => item.id !== id),
  }));

export const addVisit = (
  document: ValuationDocument,
  { id, kind }: Pick<Visit, 'id' | 'kind'>,
): ValuationDocument =>
  edited(document, ({ visits }) => ({
    visits: within(visits, { id, kind, subject: {}, date: null }),
  }));

export const removeVisit = (document: ValuationDocument, id: string): ValuationDocument =>
  edited(document, ({ visits }) => ({ visits: visits.filter((item) => item.id !== id) }));

export const addSubsequentEvent = (document: ValuationDocument, id: string): ValuationDocument =>
  edited(document, ({ laterFacts }) => ({
    laterFacts: {
      ...laterFacts,
      items: within(laterFacts.items, { id, date: null, fact: {}, effect: {} }),
    },
  }));

export const removeSubsequentEvent = (document: ValuationDocument, id: string): ValuationDocument =>
  edited(document, ({ laterFacts }) => ({
    laterFacts: { ...laterFacts, items: laterFacts.items.filter((item) => item.id !== id) },
  }));
