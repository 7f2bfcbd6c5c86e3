import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CommissionCause } from '@valia/domain/commissions/commission-cause.ts';
import type { CommissionEntryKind } from '@valia/domain/commissions/commission-ledger.ts';
import type {
  CommissionBaseKind,
  CommissionScale,
} from '@valia/domain/commissions/commission-rule.ts';
import type {
  CommissionStatus,
  CommissionStepKind,
} from '@valia/domain/commissions/commission-status.ts';
import type { RequestType } from '@valia/domain/collaborations/request-status.ts';

const statuses: Readonly<Record<CommissionStatus, MessageDescriptor>> = {
  estimated: msg`Estimada`,
  earned: msg`Devengada`,
  approved: msg`Aprobada`,
  paid: msg`Pagada`,
  cancelled: msg`Anulada`,
  reversed: msg`Revertida`,
};

const steps: Readonly<Record<CommissionStepKind, MessageDescriptor>> = {
  ...statuses,
  corrected: msg`Corregida`,
};

const entries: Readonly<Record<CommissionEntryKind, MessageDescriptor>> = {
  earned: msg({ message: 'Devengo', context: 'Entry of the ledger' }),
  correction: msg({ message: 'Corrección', context: 'Entry of the ledger' }),
  payment: msg({ message: 'Pago', context: 'Entry of the ledger' }),
  reversal: msg({ message: 'Reversión', context: 'Entry of the ledger' }),
};

const causes: Readonly<Record<CommissionCause, MessageDescriptor>> = {
  'request-sent': msg`Se envió la solicitud`,
  'outcome-won': msg`Operación ganada`,
  'outcome-lost': msg`Operación perdida`,
  'request-rejected': msg`La solicitud fue rechazada`,
  'request-withdrawn': msg`Retiraste la solicitud`,
  'request-expired': msg`La solicitud caducó sin respuesta`,
};

const bases: Readonly<Record<CommissionBaseKind, MessageDescriptor>> = {
  valuation: msg`valor de empresa de la valoración vinculada`,
  expected: msg`valor previsto de la operación`,
  final: msg`precio final`,
};

const scales: Readonly<Record<CommissionScale, MessageDescriptor>> = {
  marginal: msg`por tramos`,
  'whole-base': msg`sobre toda la base`,
};

const requestTypes: Readonly<Record<RequestType, MessageDescriptor>> = {
  referral: msg`Cliente referido`,
  co_working: msg`Trabajo conjunto`,
  expertise_needed: msg`Se busca especialista`,
};

/** The terms for commissions, their steps and the entries of their ledger. */
export const commissionTerms = {
  statuses,
  steps,
  entries,
  causes,
  bases,
  scales,
  requestTypes,
} as const;
