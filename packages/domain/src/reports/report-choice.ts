import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

export const reportKinds = ['full', 'summary', 'comparison'] as const;
/** `comparison`: two snapshots of one valuation, and the changes that lead from one value to the other. */
export type ReportKind = (typeof reportKinds)[number];

/**
 * The sections that the adviser may include or omit; cover, value and notice are in every report. In the order printed.
 */
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

/** Prices of other markets shown next to the value, each chosen separately. */
export const crossCheckSections = [
  'contrast-listed',
  'contrast-small-deals',
  'contrast-mid-market',
] as const satisfies readonly ReportSection[];

/** The single choice that included all contrasts in earlier releases. */
export const allCrossChecks = 'contrasts';

/** A section as requested, or as an earlier release stored it. */
export type RequestedSection = ReportSection | typeof allCrossChecks;

/** The sections that a stored choice means; sections that only a later release can print are omitted. */
export const resolveSections = (chosen: readonly string[]): ReportSection[] =>
  reportSections.filter(
    (section) =>
      chosen.includes(section) ||
      (chosen.includes(allCrossChecks) && crossCheckSections.some((one) => one === section)),
  );

const further = [
  ...crossCheckSections,
  'sensitivity',
  'tornado',
  'scenarios',
  'simulation',
  'glossary',
] as const;

/** Sections included only on request: prices of other markets, and an annex. */
const onlyAsked: readonly ReportSection[] = [...crossCheckSections, 'check'];

/** The sections that each kind of report can contain. */
export const sectionsOfKind: Readonly<Record<ReportKind, readonly ReportSection[]>> = {
  full: reportSections,
  summary: further,
  comparison: further,
};

/** The sections of a kind by default. */
export const defaultSections: Readonly<Record<ReportKind, readonly ReportSection[]>> = {
  full: reportSections.filter((section) => !onlyAsked.includes(section)),
  summary: [],
  comparison: [],
};

type SectionBasis = Pick<
  ValuationDocument,
  'company' | 'method' | 'multiples' | 'scenarios' | 'analysis'
>;

/** Whether EV/EBIT has its own weight: then it is a part of the value and not a contrast to it. */
export const hasEvToEbitWeight = ({ multiples }: Pick<ValuationDocument, 'multiples'>): boolean =>
  multiples.further?.evToEbit !== undefined;

/** Whether a valuation has the data that a section shows. */
export const hasSectionContent = (document: SectionBasis, section: ReportSection): boolean => {
  switch (section) {
    case 'projection':
      return document.method !== 'multiples';
    case 'contrast-listed':
      return (
        document.method !== 'dcf' &&
        document.company.sector !== null &&
        !hasEvToEbitWeight(document)
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

/** The chosen sections that the kind can contain, in the order in which they are printed. */
export const printedSections = (
  kind: ReportKind,
  chosen: readonly RequestedSection[] | undefined,
): ReportSection[] => {
  const wanted = resolveSections(chosen ?? defaultSections[kind]);
  return sectionsOfKind[kind].filter((section) => wanted.includes(section));
};
