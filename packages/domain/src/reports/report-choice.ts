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
  'contrast-listed',
  'contrast-small-deals',
  'contrast-mid-market',
  'sensitivity',
  'tornado',
  'scenarios',
  'simulation',
  'glossary',
  'check',
] as const;
export type ReportSection = (typeof reportSections)[number];

/** Prices of other markets set beside the value, each chosen by itself. */
export const contrastSections = [
  'contrast-listed',
  'contrast-small-deals',
  'contrast-mid-market',
] as const satisfies readonly ReportSection[];

/** The one choice that stood for all contrasts in earlier releases. */
export const allContrasts = 'contrasts';

/** A section as it is asked for, or as an earlier release stored it. */
export type AskedSection = ReportSection | typeof allContrasts;

/** The sections that a choice means; what only a later release can print is left out. */
export const meantSections = (chosen: readonly string[]): ReportSection[] =>
  reportSections.filter(
    (section) =>
      chosen.includes(section) ||
      (chosen.includes(allContrasts) && contrastSections.some((one) => one === section)),
  );

const further = [
  ...contrastSections,
  'sensitivity',
  'tornado',
  'scenarios',
  'simulation',
  'glossary',
] as const;

/** What a report holds only when it is asked for: prices of other markets, and an annex. */
const onlyAsked: readonly ReportSection[] = [...contrastSections, 'check'];

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

type SectionBasis = Pick<
  ValuationDocument,
  'company' | 'method' | 'multiples' | 'scenarios' | 'analysis'
>;

/** Whether EV/EBIT has a weight of its own: it is then part of the value and no contrast to it. */
export const weighsEvToEbit = ({ multiples }: Pick<ValuationDocument, 'multiples'>): boolean =>
  multiples.further?.evToEbit !== undefined;

/** Whether a valuation has what a section shows. */
export const hasSection = (document: SectionBasis, section: ReportSection): boolean => {
  switch (section) {
    case 'projection':
      return document.method !== 'multiples';
    case 'contrast-listed':
      return (
        document.method !== 'dcf' && document.company.sector !== null && !weighsEvToEbit(document)
      );
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
  chosen: readonly AskedSection[] | undefined,
): ReportSection[] => {
  const wanted = meantSections(chosen ?? usualSections[kind]);
  return sectionsOfKind[kind].filter((section) => wanted.includes(section));
};
