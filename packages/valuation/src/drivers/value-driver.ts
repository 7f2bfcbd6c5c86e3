import { fade } from './fade.ts';
import type { FigureUnit } from '../figure.ts';
import type { FormulaId } from '../formulas/formula-expressions.ts';
import { requiredInput } from '../trace/document-inputs.ts';
import type { InputLimit } from '../trace/input-limit.ts';
import type { Derivation, Trace, Traced } from '../trace/trace.ts';
import type { Driver, DriverPath } from '../valuation-inputs.ts';

/** The projected year for which a driver is evaluated: the calendar year, and t = 1, 2, … */
export interface DriverYear {
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
  place: DriverYear,
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
  place: DriverYear,
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
  place: DriverYear,
): DriverFormula => {
  const index = driver.overrides.findIndex((override) => override.year === place.year);
  const override = driver.overrides[index];
  if (override === undefined) {
    return pathFormula(trace, `${field}.path`, driver.path, place, { unit, limit });
  }
  const overrideField = `${field}.overrides.${index}.value`;
  return same('driver-override', requiredInput(trace, overrideField, override.value, unit, limit));
};

/** The driver's field in the document, and the figure for its value in the year. */
export interface DriverTarget {
  driver: Driver;
  field: string;
  id: string;
  unit: FigureUnit;
  limit?: InputLimit | undefined;
}

/** A driver's value in one projected year; an override for that year takes precedence over the driver's path. */
export const valueDriver = (trace: Trace, target: DriverTarget, place: DriverYear): Traced => {
  const { formula, operands, value } = driverFormula(trace, target, place);
  return trace.derive({ id: target.id, unit: target.unit, formula, operands, value });
};
