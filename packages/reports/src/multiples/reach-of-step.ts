import { figureId } from '@valia/valuation/figure.ts';
import { sizeStepReach, type SizeStepReach } from '@valia/valuation/multiples/size-step-reach.ts';
import type { ReportContext } from '../content/report-context.ts';

/** How much of EV/EBITDA carries the size step: all of it, the listed comparables, or none. */
export const reachOfStep = ({ document }: ReportContext): SizeStepReach =>
  sizeStepReach(document.multiples, 'evToEbitda');

/** One comparable, or several alike: the band stands around them. */
export const isBandOfComparables = ({ document, input }: ReportContext): boolean =>
  document.multiples.evToEbitda.origin.kind === 'comparables' &&
  input.outcome.figures[figureId.appliedMultiple('low')]?.formula === 'multiple-band-low';
