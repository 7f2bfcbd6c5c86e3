import type { RequestDetails, RequestItem } from '@valia/domain/collaborations/request-schemas.ts';
import type { MockAnswers } from '../../../lib/testing/mock-server.ts';
import { numberedId } from '../../../lib/testing/numbered-id.ts';

export const requestItem = (number: number, changes: Partial<RequestItem> = {}): RequestItem => ({
  id: numberedId(number),
  version: 1,
  type: 'referral',
  companyName: `Empresa ${number}`,
  counterpart: { kind: 'person', userId: numberedId(900), name: 'Jordi Ferrer', company: null },
  status: 'pending',
  createdAt: new Date(Date.now() - 3_600_000).toISOString(),
  expiresAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
  dueAt: null,
  decidedAt: null,
  outcome: null,
  isOutcomeConfirmed: false,
  hasValuation: false,
  valuationId: null,
  commission: null,
  ...changes,
});

export const mockRequestDetails = (
  request: RequestItem,
  changes: Partial<RequestDetails> = {},
): RequestDetails => ({
  request,
  side: 'sender',
  message: 'Los socios se jubilan',
  sector: null,
  province: null,
  expectedValueCents: null,
  reason: null,
  outcomeSetAt: null,
  valuation: null,
  events: [],
  ...changes,
});

/** A server that only answers about these requests. */
export const mockRequestServer = (requests: readonly RequestItem[] = []): MockAnswers => {
  const totals = {
    all: requests.length,
    thisYear: requests.length,
    pending: requests.length,
    pendingOfFirm: 0,
    accepted: 0,
    won: 0,
    wonUnconfirmed: 0,
    estimated: null,
    nextDueAt: null,
  };
  const page = { items: [...requests], nextCursor: null };
  return {
    referrals: {
      sentTotals: totals,
      receivedTotals: totals,
      listSent: page,
      listReceived: page,
      messages: { items: [], nextCursor: null },
      commissions: { get: { details: null }, estimate: { estimate: null } },
      create: { refusal: 'unavailable' },
    },
    valuations: { list: { items: [], nextCursor: null } },
  };
};
