import type { RangePoint } from '../figure.ts';
import type { Traced } from '../trace/trace.ts';

/** The results of one method; null when they cannot be computed yet. */
export interface MethodFigures {
  enterpriseValue: Record<RangePoint, Traced>;
  equityValue: Record<RangePoint, Traced>;
}
