import type { RequestDetails } from '@valia/domain/collaborations/request-schemas.ts';
import { numberedId } from '../../../../lib/testing/numbered-id.ts';

const now = '2026-11-21T10:00:00.000Z';

export const firmRequest = (status: 'pending' | 'accepted'): RequestDetails => ({
  request: {
    id: numberedId(1),
    version: status === 'pending' ? 1 : 2,
    type: 'referral',
    companyName: 'Talleres Orbea, S.L.',
    counterpart: { kind: 'person', userId: numberedId(2), name: 'Nora Azkue', company: null },
    status,
    createdAt: now,
    expiresAt: null,
    dueAt: status === 'pending' ? now : null,
    decidedAt: status === 'pending' ? null : now,
    outcome: status === 'pending' ? null : 'open',
    isOutcomeConfirmed: false,
    hasValuation: false,
    valuationId: null,
    commission: null,
  },
  side: 'firm',
  message: '',
  sector: null,
  province: null,
  expectedValueCents: null,
  reason: null,
  outcomeSetAt: null,
  valuation: null,
  events: [],
});
