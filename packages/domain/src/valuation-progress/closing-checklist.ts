import { specificRiskFactors } from '@valia/valuation/cost-of-capital/specific-risk-factors.ts';
import { figureId } from '@valia/valuation/figure.ts';
import { hasSizeStep } from '@valia/valuation/multiples/size-step-reach.ts';
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

/** A figure without a source; `at` is the field where the source can be entered. */
export interface UnsourcedFigure {
  field: string;
  at: string;
}

/** Everything that a user should have checked before they sign a value. */
export interface ClosingChecklist {
  /** Data that a reader of the report looks for first and that the calculation does not need. */
  unnamed: ('company.name' | 'company.sector' | 'valuationDate')[];
  assumptions: AssumedFigure[];
  unsourced: UnsourcedFigure[];
  /** The warning that the methods are far apart, and whether the user explained it; null when they are not. */
  methodsApart: { issue: ValuationIssue; isExplained: boolean } | null;
  /** The warnings that deals do not support the multiple, and whether reason and source are given. */
  multipleGrounds: { issues: ValuationIssue[]; isExplained: boolean };
  /** All other warnings of the calculation. */
  warnings: ValuationIssue[];
  isConcluded: boolean;
}

/** The figures with a source field in the editor; a bridge amount of zero needs no explanation. */
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
    // A premium proposed by the factors has the factors as its source.
    if (ofFactor.test(field) || (field === premiumField && value === proposed)) return [];
    return isBlank(sources[field]?.text) ? [field] : [];
  });
  return [...new Set(fields)].map((field) => ({ field, at: notePath({ field, part: 'text' }) }));
};

/** A factor with a score is the adviser's judgement, so it needs a reason instead of a source. */
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

/** Typed multiples without a note, and included comparables without a source. */
const unsourcedMultiples = ({ method, multiples }: ValuationDocument): UnsourcedFigure[] => {
  if (method === 'dcf') return [];
  const { origin, central } = multiples.evToEbitda;
  // A multiple based on evidence has that evidence as its source.
  const isOwn =
    origin.kind === 'own' &&
    origin.evidence === undefined &&
    isBlank(origin.note) &&
    central !== null;
  const isTypedStep =
    multiples.deals !== undefined &&
    multiples.sizeStep.mode === 'manual' &&
    hasSizeStep(multiples, 'evToEbitda') &&
    !hasMultipleJustification(multiples);
  const step = { field: 'multiples.sizeStep.value', at: 'multiples.reason' };
  const comparables = (multiples.comparables ?? []).flatMap(({ included, source }, place) => {
    const at = `multiples.comparables.${String(place)}.source`;
    return included && isBlank(source) ? [{ field: at, at }] : [];
  });
  const own = { field: 'multiples.evToEbitda.central', at: 'multiples.evToEbitda.origin.note' };
  return [...(isOwn ? [own] : []), ...(isTypedStep ? [step] : []), ...comparables];
};

/** Warnings about a multiple that deals do not support: each needs a reason and a source. */
const groundsCodes: ReadonlySet<ValuationIssueCode> = new Set([
  'multiple-far-from-deals',
  'ebitda-beyond-deals',
  'multiple-of-financial-company',
]);

export const shouldJustifyMultiple = ({ issues }: Pick<ValuationOutcome, 'issues'>): boolean =>
  issues.some(({ code }) => groundsCodes.has(code));

export const hasMultipleJustification = ({
  reason,
  reasonSource,
}: ValuationDocument['multiples']): boolean => !isBlank(reason) && !isBlank(reasonSource);

const unreasonedYears = (document: ValuationDocument): UnsourcedFigure[] =>
  document.method === 'multiples'
    ? []
    : manualValues(document).flatMap(({ driver, year, reason }) => {
        const field = driverCellPath(driver, year);
        return isBlank(reason) ? [{ field, at: `${field}.reason` }] : [];
      });

/** All figures in use without a source. */
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
      isExplained: hasMultipleJustification(document.multiples),
    },
    warnings: warnings.filter((issue) => issue !== apart && !groundsCodes.has(issue.code)),
    isConcluded: !isBlank(document.conclusion),
  };
};

/** The number of open points; explained ones are not included. */
export const countOpenPoints = (checklist: ClosingChecklist): number =>
  checklist.unnamed.length +
  checklist.assumptions.length +
  checklist.unsourced.length +
  checklist.warnings.length +
  (checklist.methodsApart?.isExplained === false ? 1 : 0) +
  (checklist.multipleGrounds.isExplained ? 0 : checklist.multipleGrounds.issues.length) +
  (checklist.isConcluded ? 0 : 1);
