import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  RequestOutcome,
  RequestResult,
} from '@valia/domain/collaborations/request-outcome.ts';
import type { RequestStatus, RequestType } from '@valia/domain/collaborations/request-status.ts';

/** The terms for requests between advisers and to the firm, and for their statuses. */
export const requestTerms: {
  types: Record<RequestType, MessageDescriptor>;
  statuses: Record<RequestStatus, MessageDescriptor>;
  outcomes: Record<RequestOutcome, MessageDescriptor>;
  results: Record<RequestResult, MessageDescriptor>;
} = {
  types: {
    referral: msg`Cliente referido`,
    co_working: msg`Trabajo conjunto`,
    expertise_needed: msg`Se busca especialista`,
  },
  statuses: {
    pending: msg`Pendiente`,
    accepted: msg`Aceptada`,
    rejected: msg`Rechazada`,
    withdrawn: msg`Retirada`,
    expired: msg`Caducada`,
  },
  outcomes: {
    open: msg`En curso`,
    won: msg`Ganada`,
    lost: msg`Perdida`,
  },
  results: {
    open: msg`En curso`,
    won: msg`Ganada`,
    'won-unconfirmed': msg`Ganada, pendiente de confirmar`,
    lost: msg`Perdida`,
    'lost-unconfirmed': msg`Perdida, pendiente de confirmar`,
  },
};
