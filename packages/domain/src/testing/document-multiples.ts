import type { ValuationInputs } from '@valia/valuation/valuation-inputs.ts';

type Multiples = ValuationInputs['multiples'];

/** Multiples as a document stores them, including the fields of comparables and deals that the engine does not use. */
export const documentMultiples = ({ comparables, deals, ...multiples }: Multiples) => ({
  ...multiples,
  ...(comparables && {
    comparables: comparables.map((one) => ({ ...one, name: '', source: '', date: null })),
  }),
  ...(deals && {
    deals: { ...deals, setId: '00000000-0000-4000-8000-000000000001', listedSample: null },
  }),
});
