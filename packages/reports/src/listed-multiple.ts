import { msg } from '@lingui/core/macro';
import { figureId, type RangePoint } from '@valia/valuation/figure.ts';
import type { ReportContext } from './report-context.ts';

/** EV/EBITDA before the size step: as it was given, or as the comparables give it. */
export const listedMultiple = (
  { document, figure }: ReportContext,
  point: RangePoint,
): number | null => {
  const { evToEbitda } = document.multiples;
  return evToEbitda.origin.kind === 'comparables'
    ? figure(figureId.multiple('evToEbitda', `listed.${point}`))
    : evToEbitda[point];
};

export const listedMultipleName = ({ document, t }: ReportContext): string => {
  const names = {
    sector: msg`Múltiplo del sector`,
    comparables: msg`Múltiplo de los comparables`,
    own: msg`Múltiplo propio`,
  };
  return t(names[document.multiples.evToEbitda.origin.kind]);
};
