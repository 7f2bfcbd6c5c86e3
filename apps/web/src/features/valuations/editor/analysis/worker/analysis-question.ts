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

/** Why a case has no value; null where it has one, or where nothing more is known. */
export type WhyNoValue = ValuationIssue | null;

export interface AnalysisQuestions {
  tornado: { inputs: ValuationInputs };
  sensitivity: { inputs: ValuationInputs; rows: SensitivityAxis; columns: SensitivityAxis };
  scenarios: { inputs: ValuationInputs; scenarios: Scenario[] };
  reverse: { inputs: ValuationInputs; driver: MovableDriver; price: number };
}

/** Each is null where there is none. */
export interface AnalysisAnswers {
  tornado: { bars: TornadoBar[]; withoutBar: MovableDriver[] } | null;
  sensitivity: {
    rowDriver: MovableDriver;
    columnDriver: MovableDriver;
    /** Null where an axis makes none. */
    grid: (DriverSensitivity & { whyNot: WhyNoValue[][] }) | null;
    /** The axes whose driver does not count with the methods there are, or is the other's too. */
    unusableAxes: ('rows' | 'columns')[];
  } | null;
  scenarios:
    | (ScenarioComparison & {
        whyNot: Record<string, WhyNoValue>;
        /** What keeps the comparison from an expected value; empty where it has one. */
        issues: ValuationIssue[];
      })
    | null;
  /** With what was asked: no sentence may join one price with the answer to another. */
  reverse: {
    driver: MovableDriver;
    price: number;
    solution: DriverSolution | null;
    /** Whether no case was tried, because the driver does not count with the methods there are. */
    isUnused: boolean;
  } | null;
}

export type AnalysisKind = keyof AnalysisQuestions;

/** One question as it goes to the worker, and its answer as it comes back. */
export type AskedQuestion = {
  [Kind in AnalysisKind]: { kind: Kind; id: number; question: AnalysisQuestions[Kind] };
}[AnalysisKind];
export type GivenAnswer = {
  [Kind in AnalysisKind]: { kind: Kind; id: number; answer: AnalysisAnswers[Kind] };
}[AnalysisKind];
