import type { ReportContext } from '../content/report-context.ts';

/**
 * The origin of EV/EBITDA as named in a report, which distinguishes an adviser's own figure from one based on deals.
 */
export const originName = ({
  document,
}: ReportContext): 'sector' | 'comparables' | 'own' | 'deals' => {
  const { origin } = document.multiples.evToEbitda;
  return origin.kind === 'own' && origin.evidence !== undefined ? 'deals' : origin.kind;
};
