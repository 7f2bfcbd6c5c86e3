import { figureId } from '@valia/valuation/figure.ts';
import { sizeStepReach, type SizeStepReach } from '@valia/valuation/multiples/size-step-reach.ts';
import type { ReportContext } from '../content/report-context.ts';

/** The part of EV/EBITDA to which the size adjustment applies: all of it, the listed comparables, or none. */
export const reachOfSizeStep = ({ document }: ReportContext): SizeStepReach =>
  sizeStepReach(document.multiples, 'evToEbitda');

/** Whether there is one comparable, or several equal ones: then the range is a band around them. */
export const isBandOfComparables = ({ document, input }: ReportContext): boolean =>
  document.multiples.evToEbitda.origin.kind === 'comparables' &&
  input.outcome.figures[figureId.appliedMultiple('low')]?.formula === 'multiple-band-low';
