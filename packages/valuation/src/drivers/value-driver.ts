import { fade } from './fade.ts';
import type { FigureUnit } from '../figure.ts';
import type { FormulaId } from '../formulas/formula-expressions.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { InputLimit } from '../trace/input-limit.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { Driver, DriverPath } from '../valuation-inputs.ts';

/** Which projected year a driver is asked for: the calendar year, and t = 1, 2, … */
export interface DriverPlace {
  year: number;
  t: number;
  yearFigure: Traced;
  baseYearFigure: Traced;
}

interface DriverFormula {
  formula: FormulaId;
  operands: Derivation['operands'];
  value: Derivation['value'];
}

const same = (formula: FormulaId, figure: Traced): DriverFormula => ({
  formula,
  operands: [['value', figure]],
  value: (value) => value,
});

const fadeFormula = (
  trace: Trace,
  field: string,
  path: Extract<DriverPath, { kind: 'fade' }>,
  place: DriverPlace,
  { unit, limit }: Pick<DriverTarget, 'unit' | 'limit'>,
): DriverFormula => ({
  formula: 'driver-fade',
  operands: [
    ['start', requiredInput(trace, `${field}.start`, path.start, unit, limit)],
    ['end', requiredInput(trace, `${field}.end`, path.end, unit, limit)],
    ['holdYears', requiredInput(trace, `${field}.holdYears`, path.holdYears, 'time', 'whole')],
    ['reachYear', requiredInput(trace, `${field}.reachYear`, path.reachYear, 'time', 'whole')],
    ['year', place.yearFigure],
    ['baseYear', place.baseYearFigure],
  ],
  value: (start, end, holdYears, reachYear, year, baseYear) =>
    fade({ start, end, holdYears, reachYear }, year - baseYear),
});

const pathFormula = (
  trace: Trace,
  field: string,
  path: DriverPath,
  place: DriverPlace,
  measure: Pick<DriverTarget, 'unit' | 'limit'>,
): DriverFormula => {
  const read = (name: string, value: number | null): Traced =>
    requiredInput(trace, `${field}.${name}`, value, measure.unit, measure.limit);
  switch (path.kind) {
    case 'constant':
      return same('driver-constant', read('value', path.value));
    case 'fade':
      return fadeFormula(trace, field, path, place, measure);
    case 'per-year': {
      const index = place.t - 1;
      const value = path.values[index] ?? null;
      return same('driver-per-year', read(`values.${index}`, value));
    }
  }
};

const driverFormula = (
  trace: Trace,
  { driver, field, unit, limit }: DriverTarget,
  place: DriverPlace,
): DriverFormula => {
  const index = driver.overrides.findIndex((override) => override.year === place.year);
  const override = driver.overrides[index];
  if (override === undefined) {
    return pathFormula(trace, `${field}.path`, driver.path, place, { unit, limit });
  }
  const overrideField = `${field}.overrides.${index}.value`;
  return same('driver-override', requiredInput(trace, overrideField, override.value, unit, limit));
};

/** Where a driver stands in the document, and the figure that its value of the year becomes. */
export interface DriverTarget {
  driver: Driver;
  field: string;
  id: string;
  unit: FigureUnit;
  limit?: InputLimit | undefined;
}

/** A driver's value in one projected year; a year's own override wins over its path. */
export const valueDriver = (trace: Trace, target: DriverTarget, place: DriverPlace): Traced => {
  const { formula, operands, value } = driverFormula(trace, target, place);
  return trace.derive({ id: target.id, unit: target.unit, formula, operands, value });
};
