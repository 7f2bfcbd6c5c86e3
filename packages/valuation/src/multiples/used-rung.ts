import type { MultiplesInputs } from '../valuation-inputs.ts';

/**
 * The evidence for EV/EBITDA, from the most to the least specific. `comparables` means listed companies, alone or
 * together with deals; `own` is the adviser's figure without evidence.
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
