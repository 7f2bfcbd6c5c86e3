import type { ValuationListItem } from '@valia/domain/valuations/valuation-list-schemas.ts';
import { numberedId } from './numbered-id.ts';

const instant = '2026-11-21T10:00:00.000Z';

/** A valuation as returned in lists. */
export const valuationItem = (
  number: number,
  more: Partial<ValuationListItem> = {},
): ValuationListItem => ({
  id: numberedId(number),
  type: 'client_business',
  method: 'dcf',
  status: 'draft',
  companyName: `Empresa ${number}`,
  sector: 'ALI',
  currency: 'EUR',
  equityLow: 900_000,
  equityCentral: 1_000_000,
  equityHigh: 1_100_000,
  version: 1,
  createdAt: instant,
  updatedAt: instant,
  province: '08',
  archived: false,
  everCompleted: false,
  tags: [],
  access: 'owner',
  ownerName: null,
  ...more,
});
