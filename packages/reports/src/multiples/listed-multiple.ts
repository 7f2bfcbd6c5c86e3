import { msg } from '@lingui/core/macro';
import { figureId, type RangePoint } from '@valia/valuation/figure.ts';
import { namedOrigin } from './named-origin.ts';
import { reachOfStep } from './reach-of-step.ts';
import { followsSize } from '@valia/valuation/multiples/size-step-reach.ts';
import type { ReportContext } from '../content/report-context.ts';

/**
 * EV/EBITDA before the size step, as given or from the comparables. Private deals take no step, and listed companies
 * beside them compare with them only after it.
 */
export const listedMultiple = (context: ReportContext, point: RangePoint): number | null => {
  const { document, figure } = context;
  const { evToEbitda } = document.multiples;
  if (evToEbitda.origin.kind !== 'comparables') return evToEbitda[point];
  return reachOfStep(context) === 'whole'
    ? figure(figureId.multiple('evToEbitda', `listed.${point}`))
    : figure(figureId.appliedMultiple(point));
};

export const listedMultipleName = (context: ReportContext): string => {
  const { document, t } = context;
  if (followsSize(document.multiples, 'evToEbitda')) {
    return t(msg`Múltiplo de operaciones, con 1 M€ de EBITDA`);
  }
  const names = {
    sector: msg`Múltiplo del sector`,
    comparables: msg`Múltiplo de los comparables`,
    own: msg`Múltiplo propio`,
    deals: msg`Múltiplo de operaciones`,
  };
  return t(names[namedOrigin(context)]);
};
