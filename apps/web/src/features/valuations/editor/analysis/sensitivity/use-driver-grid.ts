import {
  type SensitivityAxisChoice,
  analysisOf,
} from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import { useMemo } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { useAnalysedDocument } from '../use-analysed-document.ts';
import type { AnalysisAnswers } from '../worker/analysis-question.ts';
import { useAnswer } from '../worker/use-answer.ts';

type Answer = NonNullable<AnalysisAnswers['sensitivity']>;
export type Grid = NonNullable<Answer['grid']>;

const places = [-2, -1, 0, 1, 2] as const;

/** The row and the column of the valuation itself. */
export const gridCentre = 2;

/** Two steps either way of an axis. */
export const stepsOfAxis = ({ step }: Pick<SensitivityAxisChoice, 'step'>): number[] =>
  places.map((place) => place * step);

interface DriverGridAnswer {
  /** For the axes that are chosen now; null until it is there, or where there is none. */
  grid: Grid | null;
  unusableAxes: Answer['unusableAxes'];
  hasFailed: boolean;
}

/** The grid by two drivers, or why there is none. */
export const useDriverGrid = (): DriverGridAnswer => {
  const { document } = useEditor();
  const inputs = useAnalysedDocument();
  const { rows, columns } = analysisOf(document).sensitivity;
  const [rowDriver, rowStep] = [rows.driver, rows.step];
  const [columnDriver, columnStep] = [columns.driver, columns.step];
  const question = useMemo(
    () => ({
      inputs,
      rows: { driver: rowDriver, steps: stepsOfAxis({ step: rowStep }) },
      columns: { driver: columnDriver, steps: stepsOfAxis({ step: columnStep }) },
    }),
    [inputs, rowDriver, rowStep, columnDriver, columnStep],
  );
  const answer = useAnswer('sensitivity', question);
  const isAsked = answer?.rowDriver === rowDriver && answer.columnDriver === columnDriver;
  return {
    grid: isAsked ? answer.grid : null,
    unusableAxes: isAsked ? answer.unusableAxes : [],
    hasFailed: answer === null,
  };
};
