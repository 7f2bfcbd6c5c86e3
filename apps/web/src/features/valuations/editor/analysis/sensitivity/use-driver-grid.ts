import {
  type SensitivityAxisChoice,
  analysisSettings,
} from '@valia/domain/valuation-analysis/analysis-defaults.ts';
import { useMemo } from 'react';
import { useEditor } from '../../document/editor-context.ts';
import { useAnalysedDocument } from '../use-analysed-document.ts';
import type { AnalysisAnswers } from '../worker/analysis-question.ts';
import { useAnswer } from '../worker/use-answer.ts';

type Answer = NonNullable<AnalysisAnswers['sensitivity']>;
export type DriverGridResult = NonNullable<Answer['grid']>;

const places = [-2, -1, 0, 1, 2] as const;

/** The row and column index of the unchanged valuation. */
export const gridCentre = 2;

/** The changes along an axis: two steps in each direction. */
export const stepsOfAxis = ({ step }: Pick<SensitivityAxisChoice, 'step'>): number[] =>
  places.map((place) => place * step);

interface DriverGridAnswer {
  /** The grid for the currently chosen axes; null while it is calculated, or when there is none. */
  grid: DriverGridResult | null;
  unusableAxes: Answer['unusableAxes'];
  hasFailed: boolean;
}

/** The grid for two drivers, or the reason why there is none. */
export const useDriverGrid = (): DriverGridAnswer => {
  const { document } = useEditor();
  const inputs = useAnalysedDocument();
  const { rows, columns } = analysisSettings(document).sensitivity;
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
