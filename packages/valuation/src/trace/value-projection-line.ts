import { figureId, type ProjectionLine } from '../figure.ts';
import type { Derivation, Trace, Traced } from './trace.ts';

/** One amount of one projected year. */
export const valueProjectionLine = (
  trace: Trace,
  year: number,
  line: ProjectionLine,
  formula: Derivation['formula'],
  operands: Derivation['operands'],
  value: Derivation['value'],
): Traced =>
  trace.derive({
    id: figureId.projection(year, line),
    unit: 'money',
    formula,
    operands,
    value,
  });
