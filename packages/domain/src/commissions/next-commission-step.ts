import { firmAnswerDueAt, type RequestStatus } from '../collaborations/request-status.ts';
import type { CommissionNextStep } from './commission-schemas.ts';
import type { CommissionStatus } from './commission-status.ts';

interface CommissionState {
  status: CommissionStatus;
  dueAt: Date | null;
  request: { status: RequestStatus; isToFirm: boolean; createdAt: Date; expiresAt: Date | null };
}

/** What has to happen next for the referrer to be paid, and the due time when one was promised. */
export const nextCommissionStep = ({
  status,
  dueAt,
  request,
}: CommissionState): CommissionNextStep | null => {
  switch (status) {
    case 'estimated': {
      if (request.status !== 'pending') return { kind: 'outcome', by: null };
      const by = request.isToFirm ? firmAnswerDueAt(request.createdAt) : request.expiresAt;
      return { kind: 'answer', by: by?.toISOString() ?? null };
    }
    case 'earned':
      return { kind: 'approval', by: null };
    case 'approved':
      return { kind: 'payment', by: dueAt?.toISOString() ?? null };
    case 'paid':
    case 'cancelled':
    case 'reversed':
      return null;
  }
};
