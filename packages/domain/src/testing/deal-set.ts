import { startingDealCurve } from '../sectors/starting-deal-curve.ts';
import type { SectorMultiples } from '../valuations/valuation-schemas.ts';
import { sectorSet } from './sector-set.ts';

const [food, banks] = sectorSet.sectors;
if (food === undefined || banks === undefined) throw new Error('the set has two sectors');

const none = { evToEbit: null, evToSales: null, priceToEarnings: null };

/** An edition with machinery, at 14.98x for listed companies and 5.3x for deals, and banks. */
export const dealSet: SectorMultiples = {
  ...sectorSet,
  setId: '00000000-0000-4000-8000-0000000000dd',
  deals: startingDealCurve,
  sectors: [
    {
      ...food,
      code: 'MAQ',
      firms: 210,
      low: 14.98,
      central: 14.98,
      high: 14.98,
      further: none,
      deals: { low: 4.2, base: 5.3, high: 6.4, grade: 'A', sources: [] },
    },
    {
      ...banks,
      further: none,
      deals: { low: 5.2, base: 6.1, high: 7, grade: 'D', sources: [] },
    },
  ],
};
