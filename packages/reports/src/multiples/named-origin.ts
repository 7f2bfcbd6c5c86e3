import type { ReportContext } from '../content/report-context.ts';

/** What a report calls the origin of EV/EBITDA by: an adviser's own figure apart from one that deals give. */
export const namedOrigin = ({
  document,
}: ReportContext): 'sector' | 'comparables' | 'own' | 'deals' => {
  const { origin } = document.multiples.evToEbitda;
  return origin.kind === 'own' && origin.evidence !== undefined ? 'deals' : origin.kind;
};
