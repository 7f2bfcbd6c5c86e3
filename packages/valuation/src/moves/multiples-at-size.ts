import { figureId, type Figures } from '../figure.ts';
import { appliedMultiplesOf } from '../multiples/applied-multiples-of.ts';
import { isSizeDependent } from '../multiples/size-step-reach.ts';
import type { MultiplesInputs } from '../valuation-inputs.ts';

const atSize = ({ evToEbitda }: MultiplesInputs, figures: Figures) => {
  const applied = appliedMultiplesOf(figures, 'evToEbitda');
  const { origin } = evToEbitda;
  if (applied === null || origin.kind !== 'own') return evToEbitda;
  const { evidence: _evidence, ...plain } = origin;
  return { ...applied, origin: plain };
};

/** Replaces multiples of deals by their values at the company's size, so that they no longer change with its EBITDA. */
export const multiplesAtSize = (multiples: MultiplesInputs, figures: Figures): MultiplesInputs => {
  if (multiples.deals === undefined) return multiples;
  const { comparables } = multiples;
  return {
    ...multiples,
    ...(isSizeDependent(multiples, 'evToEbitda') && { evToEbitda: atSize(multiples, figures) }),
    ...(comparables && {
      comparables: comparables.map((one, index) => {
        const { ebitda, ...unsized } = one;
        const sized = figures[figureId.multiple('evToEbitda', `comparable.${index}`)]?.value;
        const isSized = ebitda !== undefined && one.type === 'private-deal' && sized !== undefined;
        return isSized ? { ...unsized, evToEbitda: sized } : one;
      }),
    }),
  };
};
