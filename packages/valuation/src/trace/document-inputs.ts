import { figureId, type FigureUnit } from '../figure.ts';
import type { InputLimit } from './input-limit.ts';
import type { Trace, Traced } from './trace.ts';

/**
 * The figure of a document field that the valuation needs; a blank value, or one outside its limit, is an issue at that
 * field.
 */
export const requiredInput = (
  trace: Trace,
  field: string,
  value: number | null,
  unit: FigureUnit,
  limit?: InputLimit,
): Traced =>
  trace.required({ id: figureId.input(field), field, value, unit, ...(limit && { limit }) });

/** The figure of a document field that is treated as 0 while it is blank. */
export const optionalInput = (
  trace: Trace,
  field: string,
  value: number | null,
  unit: FigureUnit,
  limit?: InputLimit,
): Traced =>
  trace.leaf({
    id: figureId.input(field),
    field,
    value: value ?? 0,
    unit,
    ...(limit && { limit }),
  });
