import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { type StepId, stepOfField } from './valuation-steps.ts';
import { visibleRefused } from './visible-refused.ts';

export interface StepProgress {
  /** Fields the step still waits for. */
  missing: number;
  /** Fields whose text or value cannot stand. */
  wrong: number;
  warnings: number;
}

export interface ProgressFacts {
  document: ValuationDocument;
  outcome: ValuationOutcome;
  refused: Readonly<Record<string, unknown>>;
  serverIssues: Readonly<Record<string, unknown>>;
}

/** What a report needs of the company, beyond what the calculation asks for. */
const missingOfCompany = ({ company, valuationDate }: ValuationDocument): number =>
  [company.name.trim() === '', company.sector === null, valuationDate === null].filter(Boolean)
    .length;

/** What each step lacks, by the fields that are edited in it. */
export const stepProgress = (
  step: StepId,
  { document, outcome, refused, serverIssues }: ProgressFacts,
): StepProgress => {
  const ofStep = outcome.issues.filter(({ field }) => stepOfField(field) === step);
  const wrongPaths = new Set(
    [...Object.keys(visibleRefused(refused, document)), ...Object.keys(serverIssues)].filter(
      (path) => stepOfField(path) === step,
    ),
  );
  const own =
    step === 'company'
      ? missingOfCompany(document)
      : step === 'result' && document.conclusion.trim() === ''
        ? 1
        : 0;
  return {
    missing: ofStep.filter(({ severity }) => severity === 'missing').length + own,
    wrong: ofStep.filter(({ severity }) => severity === 'error').length + wrongPaths.size,
    warnings: ofStep.filter(({ severity }) => severity === 'warning').length,
  };
};

export const isComplete = ({ missing, wrong }: StepProgress): boolean =>
  missing === 0 && wrong === 0;
