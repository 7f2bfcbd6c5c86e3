import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { ReportContents } from './report-contents-schema.ts';

const unstated = { stated: false, detail: {} };

/** Contents without any typed text: every block is generated from its figures. */
export const emptyReportContents: ReportContents = {
  engagement: {
    purpose: null,
    use: {},
    subject: {},
    reliance: {},
    circulation: null,
    letterDate: null,
  },
  basis: { standardOfValue: null, premise: null, control: null, marketability: null },
  standard: { ivs: false, aeca: false, none: false, noDepartures: false, departures: {} },
  information: [],
  visits: [],
  laterFacts: { noneKnown: false, items: [] },
  company: {
    activity: {},
    history: {},
    owners: {},
    people: {},
    premises: {},
    firstClient: null,
    fiveClients: null,
    firstSupplier: null,
    fiveSuppliers: null,
    strengths: {},
    risks: {},
  },
  sector: { market: {} },
  plan: { by: null, ties: {} },
  methods: { notUsed: {} },
  statements: {
    independence: unstated,
    interest: unstated,
    competence: unstated,
    fee: { kind: null, detail: {} },
  },
  limits: { particular: {} },
  place: '',
  blocks: {},
};

export const reportContentsOf = (document: ValuationDocument): ReportContents =>
  document.report ?? emptyReportContents;

/** The document with report contents into which a user can type. */
export const withReport = (document: ValuationDocument): ValuationDocument =>
  document.report === undefined ? { ...document, report: emptyReportContents } : document;
