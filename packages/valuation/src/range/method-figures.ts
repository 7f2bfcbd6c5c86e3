import type { RangePoint } from '../figure.ts';
import type { Traced } from '../trace/trace.ts';

/** What one method answers with; null where it cannot be computed yet. */
export interface MethodFigures {
  enterpriseValue: Record<RangePoint, Traced>;
  equityValue: Record<RangePoint, Traced>;
}
