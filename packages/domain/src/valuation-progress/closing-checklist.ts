import { specificRiskFactors } from '@valia/valuation/cost-of-capital/specific-risk-factors.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { carriesSizeStep } from '@valia/valuation/multiples/size-step-reach.ts';
import type {
  ValuationIssue,
  ValuationIssueCode,
  ValuationOutcome,
} from '@valia/valuation/valuation-outcome.ts';
import { driverCellPath } from '../valuation-cells/cell-paths.ts';
import { notePath } from '../valuation-fields/source-notes.ts';
import { manualValues } from '../valuation-years/manual-values.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import { type AssumedFigure, assumedFigures } from './assumptions.ts';

/** A figure that stands without a word of where it is from; `at` is where that word is written. */
export interface UnsourcedFigure {
  field: string;
  at: string;
}

/** All that somebody should have seen before they put their name under a value. */
export interface ClosingChecklist {
  /** What a reader of the report looks for first and the calculation does without. */
  unnamed: ('company.name' | 'company.sector' | 'valuationDate')[];
  assumptions: AssumedFigure[];
  unsourced: UnsourcedFigure[];
  /** That the methods are far apart, and whether somebody said why; null where they are not. */
  methodsApart: { issue: ValuationIssue; isExplained: boolean } | null;
  /** That deals do not bear out the multiple, and whether reason and source are given. */
  multipleGrounds: { issues: ValuationIssue[]; isExplained: boolean };
  /** Every other warning of the calculation. */
  warnings: ValuationIssue[];
  isConcluded: boolean;
}

/** The figures that have a place for their source in the editor; nothing of the bridge is its own explanation. */
const sourced = /^(?:costOfCapital\.(?!path)|terminal\.|bridge\.|discounts\.|leases\.|shares\.)/u;

const isBlank = (text: string | undefined): boolean => (text ?? '').trim() === '';

const ofFactor = /^costOfCapital\.specificRisk\..+\.score$/u;
const premiumField = 'costOfCapital.buildUp.specificRiskPremium';

const unsourcedInputs = (
  { sources }: ValuationDocument,
  { figures }: ValuationOutcome,
): UnsourcedFigure[] => {
  const proposed = figures[figureId.costOfCapital('proposedSpecificPremium')]?.value;
  const fields = Object.values(figures).flatMap(({ field, value }) => {
    if (field === undefined || !sourced.test(field) || value === 0) return [];
    // The factors are where the premium that they propose is from.
    if (ofFactor.test(field) || (field === premiumField && value === proposed)) return [];
    return isBlank(sources[field]?.text) ? [field] : [];
  });
  return [...new Set(fields)].map((field) => ({ field, at: notePath({ field, part: 'text' }) }));
};

/** A factor that counts is judged by the adviser: its reason stands for a source. */
const unreasonedFactors = (
  { costOfCapital }: ValuationDocument,
  { figures }: ValuationOutcome,
): UnsourcedFigure[] =>
  specificRiskFactors.flatMap((factor) => {
    const at = `costOfCapital.specificRisk.${factor}`;
    const field = `${at}.score`;
    const counts = (figures[figureId.input(field)]?.value ?? 0) !== 0;
    const isReasoned = !isBlank(costOfCapital.specificRisk?.[factor].reason);
    return counts && !isReasoned ? [{ field, at: `${at}.reason` }] : [];
  });

/** Multiples typed in without a note, and comparables that count without a source. */
const unsourcedMultiples = ({ method, multiples }: ValuationDocument): UnsourcedFigure[] => {
  if (method === 'dcf') return [];
  const { origin, central } = multiples.evToEbitda;
  // Evidence says where a figure is from.
  const isOwn =
    origin.kind === 'own' &&
    origin.evidence === undefined &&
    isBlank(origin.note) &&
    central !== null;
  const isTypedStep =
    multiples.deals !== undefined &&
    multiples.sizeStep.mode === 'manual' &&
    carriesSizeStep(multiples, 'evToEbitda') &&
    !hasGrounds(multiples);
  const step = { field: 'multiples.sizeStep.value', at: 'multiples.reason' };
  const comparables = (multiples.comparables ?? []).flatMap(({ included, source }, place) => {
    const at = `multiples.comparables.${String(place)}.source`;
    return included && isBlank(source) ? [{ field: at, at }] : [];
  });
  const own = { field: 'multiples.evToEbitda.central', at: 'multiples.evToEbitda.origin.note' };
  return [...(isOwn ? [own] : []), ...(isTypedStep ? [step] : []), ...comparables];
};

/** Warnings of a multiple that deals do not bear out: each wants a reason and a source. */
const groundsCodes: ReadonlySet<ValuationIssueCode> = new Set([
  'multiple-far-from-deals',
  'ebitda-beyond-deals',
  'multiple-of-financial-company',
]);

export const wantsGrounds = ({ issues }: Pick<ValuationOutcome, 'issues'>): boolean =>
  issues.some(({ code }) => groundsCodes.has(code));

export const hasGrounds = ({ reason, reasonSource }: ValuationDocument['multiples']): boolean =>
  !isBlank(reason) && !isBlank(reasonSource);

const unreasonedYears = (document: ValuationDocument): UnsourcedFigure[] =>
  document.method === 'multiples'
    ? []
    : manualValues(document).flatMap(({ driver, year, reason }) => {
        const field = driverCellPath(driver, year);
        return isBlank(reason) ? [{ field, at: `${field}.reason` }] : [];
      });

/** All figures in use that say nothing of where they are from. */
export const unsourcedFigures = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
): UnsourcedFigure[] => [
  ...unsourcedInputs(document, outcome),
  ...unreasonedFactors(document, outcome),
  ...unsourcedMultiples(document),
  ...unreasonedYears(document),
];

const unnamed = (document: ValuationDocument): ClosingChecklist['unnamed'] => [
  ...(isBlank(document.company.name) ? (['company.name'] as const) : []),
  ...(document.company.sector === null ? (['company.sector'] as const) : []),
  ...(document.valuationDate === null ? (['valuationDate'] as const) : []),
];

export const closingChecklist = (
  document: ValuationDocument,
  outcome: ValuationOutcome,
): ClosingChecklist => {
  const warnings = outcome.issues.filter(({ severity }) => severity === 'warning');
  const apart = warnings.find(({ code }) => code === 'methods-far-apart');
  return {
    unnamed: unnamed(document),
    assumptions: assumedFigures(document),
    unsourced: unsourcedFigures(document, outcome),
    methodsApart:
      apart === undefined ? null : { issue: apart, isExplained: !isBlank(document.reconciliation) },
    multipleGrounds: {
      issues: warnings.filter(({ code }) => groundsCodes.has(code)),
      isExplained: hasGrounds(document.multiples),
    },
    warnings: warnings.filter((issue) => issue !== apart && !groundsCodes.has(issue.code)),
    isConcluded: !isBlank(document.conclusion),
  };
};

/** How many points of it stand open; what was explained does not. */
export const openPoints = (checklist: ClosingChecklist): number =>
  checklist.unnamed.length +
  checklist.assumptions.length +
  checklist.unsourced.length +
  checklist.warnings.length +
  (checklist.methodsApart?.isExplained === false ? 1 : 0) +
  (checklist.multipleGrounds.isExplained ? 0 : checklist.multipleGrounds.issues.length) +
  (checklist.isConcluded ? 0 : 1);
