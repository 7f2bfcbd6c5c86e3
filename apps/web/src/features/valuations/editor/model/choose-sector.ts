import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { SectorMultiples } from '@valia/domain/valuations/valuation-schemas.ts';

/** The sector set's EV/EBITDA of the company's sector; the document unchanged where it has none that means anything. */
export const takeSectorMultiples = (
  document: ValuationDocument,
  set: SectorMultiples,
): ValuationDocument => {
  const sector = set.sectors.find(({ code }) => code === document.company.sector);
  if (sector === undefined) return document;
  const { low, central, high } = sector.evMultiplesMeaningful
    ? sector
    : { low: null, central: null, high: null };
  return {
    ...document,
    multiples: {
      ...document.multiples,
      evToEbitda: {
        low,
        central,
        high,
        origin: {
          kind: 'sector',
          sector: sector.code,
          region: set.region,
          date: set.date,
          firms: sector.firms,
          source: set.source,
          setId: set.setId,
        },
      },
    },
  };
};

/**
 * Another sector: its multiples come along unless the adviser wrote their own, and its beta and debt ratio fill
 * what is still empty.
 */
export const chooseSector = (
  document: ValuationDocument,
  code: string | null,
  set: SectorMultiples | null,
): ValuationDocument => {
  const chosen = { ...document, company: { ...document.company, sector: code } };
  const sector = set?.sectors.find((candidate) => candidate.code === code);
  if (set === null || sector === undefined) return chosen;
  const { origin, central } = document.multiples.evToEbitda;
  const withMultiples =
    origin.kind === 'own' && central !== null ? chosen : takeSectorMultiples(chosen, set);
  const { buildUp } = document.costOfCapital;
  return {
    ...withMultiples,
    costOfCapital: {
      ...document.costOfCapital,
      buildUp: {
        ...buildUp,
        unleveredBeta: buildUp.unleveredBeta ?? sector.unleveredBeta,
        debtToEquity: buildUp.debtToEquity ?? sector.debtToEquity,
      },
    },
  };
};
