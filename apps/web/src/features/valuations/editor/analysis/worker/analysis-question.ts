import type { MovableDriver } from '@valia/valuation/moves/move-driver.ts';
import type { Scenario, ScenarioComparison } from '@valia/valuation/analyses/scenarios.ts';
import type {
  DriverSensitivity,
  SensitivityAxis,
} from '@valia/valuation/analyses/sensitivity-by-drivers.ts';
import type { DriverSolution } from '@valia/valuation/analyses/solve-driver.ts';
import type { TornadoBar } from '@valia/valuation/analyses/tornado.ts';
import type { ValuationInputs } from '@valia/valuation/valuation-inputs.ts';
import type { ValuationIssue } from '@valia/valuation/valuation-outcome.ts';

/** The reason why a case has no value; null when it has one, or when the reason is unknown. */
export type NoValueReason = ValuationIssue | null;

export interface AnalysisQuestions {
  tornado: { inputs: ValuationInputs };
  sensitivity: { inputs: ValuationInputs; rows: SensitivityAxis; columns: SensitivityAxis };
  scenarios: { inputs: ValuationInputs; scenarios: Scenario[] };
  reverse: { inputs: ValuationInputs; driver: MovableDriver; price: number };
}

/** Each answer is null when there is none. */
export interface AnalysisAnswers {
  tornado: { bars: TornadoBar[]; withoutBar: MovableDriver[] } | null;
  sensitivity: {
    rowDriver: MovableDriver;
    columnDriver: MovableDriver;
    /** Null when an axis is unusable. */
    grid: (DriverSensitivity & { whyNot: NoValueReason[][] }) | null;
    /** The axes whose driver is not used by the current methods, or is also the driver of the other axis. */
    unusableAxes: ('rows' | 'columns')[];
  } | null;
  scenarios:
    | (ScenarioComparison & {
        whyNot: Record<string, NoValueReason>;
        /** The reasons why the comparison has no expected value; empty when it has one. */
        issues: ValuationIssue[];
      })
    | null;
  /** Includes the question, so that no sentence combines one price with the answer for another. */
  reverse: {
    driver: MovableDriver;
    price: number;
    solution: DriverSolution | null;
    /** Whether no case was tried because the current methods do not use the driver. */
    isUnused: boolean;
  } | null;
}

export type AnalysisKind = keyof AnalysisQuestions;

/** A question in the form in which it is sent to the worker. */
export type AnalysisRequest = {
  [Kind in AnalysisKind]: { kind: Kind; id: number; question: AnalysisQuestions[Kind] };
}[AnalysisKind];
export type AnalysisResponse = {
  [Kind in AnalysisKind]: { kind: Kind; id: number; answer: AnalysisAnswers[Kind] };
}[AnalysisKind];
