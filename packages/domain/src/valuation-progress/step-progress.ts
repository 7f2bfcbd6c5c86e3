import type { ValuationDocument } from '../valuations/document/valuation-document.ts';
import type { ValuationOutcome } from '@valia/valuation/valuation-outcome.ts';
import { type StepId, stepOfField } from './valuation-steps.ts';
import { visibleRefusedTexts } from './visible-refused-texts.ts';

export interface StepProgress {
  /** The number of fields that the step still needs. */
  missing: number;
  /** The number of fields with an invalid text or value. */
  wrong: number;
  warnings: number;
}

export interface ProgressFacts {
  document: ValuationDocument;
  outcome: ValuationOutcome;
  refused: Readonly<Record<string, unknown>>;
  serverIssues: Readonly<Record<string, unknown>>;
}

/** The number of missing company data that a report needs in addition to the calculation's inputs. */
const missingOfCompany = ({ company, valuationDate }: ValuationDocument): number =>
  [company.name.trim() === '', company.sector === null, valuationDate === null].filter(Boolean)
    .length;

/** What is missing in each step, by the fields that are edited in it. */
export const stepProgress = (
  step: StepId,
  { document, outcome, refused, serverIssues }: ProgressFacts,
): StepProgress => {
  const ofStep = outcome.issues.filter(({ field }) => stepOfField(field) === step);
  const wrongPaths = new Set(
    [...Object.keys(visibleRefusedTexts(refused, document)), ...Object.keys(serverIssues)].filter(
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
