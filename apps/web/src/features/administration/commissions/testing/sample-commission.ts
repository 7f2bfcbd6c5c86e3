import type { AdministratedCommission } from '@valia/domain/commissions/commission-schemas.ts';
import { numberedId } from '../../../../lib/testing/numbered-id.ts';

const instant = '2026-11-12T10:00:00.000Z';

export const sampleCommission = (
  number: number,
  status: AdministratedCommission['status'],
): AdministratedCommission => ({
  id: numberedId(number),
  requestId: numberedId(100 + number),
  version: 3,
  companyName: `Empresa ${number}`,
  requestType: 'referral',
  isToFirm: true,
  status,
  statusSince: instant,
  amountCents: 2_720_000,
  formula: {
    baseKind: 'final',
    baseCents: 272_000_000,
    rate: 0.01,
    bands: [{ valueCents: 272_000_000, rate: 0.01 }],
    tierFromCents: 100_000_000,
    tierToCents: 500_000_000,
  },
  dueAt: status === 'approved' ? '2026-12-12T22:59:59.999Z' : null,
  next: null,
  createdAt: instant,
  recipient: { userId: numberedId(9), name: 'Marta Soler', email: 'm@example.test', company: null },
});
