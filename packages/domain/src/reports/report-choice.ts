import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

export const reportKinds = ['full', 'summary', 'comparison'] as const;
/** `comparison`: two closed versions of one valuation, and what leads from the one's value to the other's. */
export type ReportKind = (typeof reportKinds)[number];

/** What the adviser may leave out or put in; cover, value and notice are in every report. In the order printed. */
export const reportSections = [
  'company',
  'accounts',
  'ratios',
  'projection',
  'calculation',
  'contrasts',
  'sensitivity',
  'tornado',
  'scenarios',
  'simulation',
  'glossary',
  'check',
] as const;
export type ReportSection = (typeof reportSections)[number];

const further = [
  'contrasts',
  'sensitivity',
  'tornado',
  'scenarios',
  'simulation',
  'glossary',
] as const;

/** What a report holds only when it is asked for: prices of other markets, and an annex. */
const onlyAsked: readonly ReportSection[] = ['contrasts', 'check'];

/** The sections each kind can hold. */
export const sectionsOfKind: Readonly<Record<ReportKind, readonly ReportSection[]>> = {
  full: reportSections,
  summary: further,
  comparison: further,
};

/** What a kind holds until the adviser chooses otherwise. */
export const usualSections: Readonly<Record<ReportKind, readonly ReportSection[]>> = {
  full: reportSections.filter((section) => !onlyAsked.includes(section)),
  summary: [],
  comparison: [],
};

type SectionBasis = Pick<ValuationDocument, 'method' | 'scenarios' | 'analysis'>;

/** Whether a valuation has what a section shows. */
export const hasSection = (document: SectionBasis, section: ReportSection): boolean => {
  switch (section) {
    case 'projection':
      return document.method !== 'multiples';
    case 'scenarios':
      return (document.scenarios ?? []).length > 0;
    case 'simulation':
      return (document.analysis?.monteCarlo?.drivers ?? []).length > 0;
    case 'sensitivity':
      return document.method !== 'multiples' || document.analysis?.sensitivity !== undefined;
    default:
      return true;
  }
};

/** The chosen sections that the kind can hold, in the order in which they are printed. */
export const printedSections = (
  kind: ReportKind,
  chosen: readonly ReportSection[] | undefined,
): ReportSection[] => {
  const wanted = chosen ?? usualSections[kind];
  return sectionsOfKind[kind].filter((section) => wanted.includes(section));
};
