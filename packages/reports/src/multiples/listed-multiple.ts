import { msg } from '@lingui/core/macro';
import { figureId, type RangePoint } from '@valia/valuation/figure.ts';
import { originName } from './origin-name.ts';
import { reachOfSizeStep } from './reach-of-size-step.ts';
import { isSizeDependent } from '@valia/valuation/multiples/size-step-reach.ts';
import type { ReportContext } from '../content/report-context.ts';

/**
 * EV/EBITDA before the size adjustment, as given or from the comparables. Private deals are not adjusted, and listed
 * companies among them are comparable only after the adjustment.
 */
export const listedMultiple = (context: ReportContext, point: RangePoint): number | null => {
  const { document, figure } = context;
  const { evToEbitda } = document.multiples;
  if (evToEbitda.origin.kind !== 'comparables') return evToEbitda[point];
  return reachOfSizeStep(context) === 'whole'
    ? figure(figureId.multiple('evToEbitda', `listed.${point}`))
    : figure(figureId.appliedMultiple(point));
};

export const listedMultipleName = (context: ReportContext): string => {
  const { document, t } = context;
  if (isSizeDependent(document.multiples, 'evToEbitda')) {
    return t(msg`Múltiplo de operaciones, con 1 M€ de EBITDA`);
  }
  const names = {
    sector: msg`Múltiplo del sector`,
    comparables: msg`Múltiplo de los comparables`,
    own: msg`Múltiplo propio`,
    deals: msg`Múltiplo de operaciones`,
  };
  return t(names[originName(context)]);
};
