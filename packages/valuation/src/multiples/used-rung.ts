import type { MultiplesInputs } from '../valuation-inputs.ts';

/**
 * What EV/EBITDA rests on, from the closest evidence to the furthest; `comparables`: listed companies, alone or beside
 * deals; `own`: a figure of the adviser's without evidence of its own.
 */
export const rungs = ['own-deals', 'platform', 'sme-deals', 'listed'] as const;
export type Rung = (typeof rungs)[number];
type UsedRung = Rung | 'comparables' | 'own';

export const usedRung = ({ evToEbitda: { origin } }: MultiplesInputs): UsedRung => {
  switch (origin.kind) {
    case 'sector':
      return 'listed';
    case 'comparables':
      return origin.type === 'private-deal' ? 'own-deals' : 'comparables';
    case 'own':
      return origin.evidence?.kind ?? 'own';
  }
};
