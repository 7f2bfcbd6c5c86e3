import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdminQueueKind } from '@valia/domain/accounts/admin-queue-kind.ts';
import type {
  QueueItem,
  QueueItemKind,
  QueueItemPriority,
} from '@valia/domain/administration/panel-schemas.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { formatCents } from '@valia/i18n/describe-entry.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { withValues } from '@valia/i18n/with-values.ts';
import { issueSeverityTexts } from '../../issue-reports/shared/issue-terms.ts';
import { securityEventTexts } from '../security-event-texts.ts';

export const queueItemKindTexts: Readonly<Record<QueueItemKind, MessageDescriptor>> = {
  lead: msg`Lead`,
  request: msg`Solicitud`,
  verification: msg`Verificación`,
  commission: msg`Comisión`,
  security: msg`Seguridad`,
  problem: msg`Problema`,
  item: msg`Avería`,
};

const verbTexts: Readonly<Record<QueueItemKind, MessageDescriptor>> = {
  lead: msg`Asignar`,
  request: msg`Aceptar`,
  verification: msg`Verificar`,
  commission: msg`Aprobar`,
  security: msg`Reconocer`,
  problem: msg`Responder`,
  item: msg`Resolver`,
};
const payText = msg`Pagar`;

/** One word for the action on a queue item. */
export const queueItemActionText = (queueItem: QueueItem): MessageDescriptor =>
  queueItem.kind === 'commission' && queueItem.status === 'approved'
    ? payText
    : verbTexts[queueItem.kind];

export const queueItemPriorityTexts: Readonly<Record<QueueItemPriority, MessageDescriptor>> = {
  critical: msg`Crítico`,
  high: msg`Alto`,
  normal: msg`Normal`,
};

export const adminQueueItemTexts: Readonly<Record<AdminQueueKind, MessageDescriptor>> = {
  'role-not-assigned': msg`Una cuenta se creó sin su rol`,
  'organization-not-created': msg`Una cuenta se creó sin su organización`,
  'file-not-removed': msg`Un archivo no se pudo borrar`,
  'storage-full': msg`No hay espacio en el disco: no se guardan informes ni archivos`,
};

const revenueText = msg({ message: '{revenue} de facturación, sin asesor' });
const withoutRevenueText = msg`Sin facturación conocida, sin asesor`;
const requestText = msg({ message: '{type}, de {name}' });
const toApproveText = msg({ message: '{amount} por aprobar, de {name}' });
const toPayText = msg({ message: '{amount} por pagar, de {name}' });
const severityText = msg({ message: 'gravedad {severity}' });
const ofAccountText = msg({ message: 'cuenta de {name}' });

export interface TextOptions {
  i18n: I18n;
  language: Language;
}

/** The title of a queue item. */
export const queueItemTitle = (queueItem: QueueItem, { i18n }: TextOptions): string => {
  switch (queueItem.kind) {
    case 'lead':
    case 'request':
    case 'commission':
      return queueItem.companyName;
    case 'verification':
      return queueItem.name;
    case 'security':
      return i18n._(securityEventTexts[queueItem.eventType]);
    case 'problem':
      return queueItem.title;
    case 'item':
      return i18n._(adminQueueItemTexts[queueItem.itemKind]);
  }
};

/** Further information for the decision. */
export const queueItemDescription = (
  queueItem: QueueItem,
  { i18n, language }: TextOptions,
): string => {
  switch (queueItem.kind) {
    case 'lead': {
      const { annualRevenue } = queueItem;
      if (annualRevenue === null) return i18n._(withoutRevenueText);
      const revenue = formatMoney(annualRevenue, { language });
      return i18n._(withValues(revenueText, { revenue }));
    }
    case 'request': {
      const type = i18n._(commissionTerms.requestTypes[queueItem.requestType]);
      return i18n._(withValues(requestText, { type, name: queueItem.senderName }));
    }
    case 'commission': {
      const amount = formatCents(queueItem.amountCents, language);
      const text = queueItem.status === 'earned' ? toApproveText : toPayText;
      return i18n._(withValues(text, { amount, name: queueItem.recipientName }));
    }
    case 'verification':
      return [queueItem.company, queueItem.city].filter(Boolean).join(', ');
    case 'security':
      return queueItem.subject === null
        ? ''
        : queueItem.eventType === 'duplicate_lead_detected'
          ? queueItem.subject
          : i18n._(withValues(ofAccountText, { name: queueItem.subject }));
    case 'problem': {
      const severity = i18n._(issueSeverityTexts[queueItem.severity]).toLowerCase();
      return `${queueItem.reporterName}, ${i18n._(withValues(severityText, { severity }))}`;
    }
    case 'item':
      return queueItem.subject ?? '';
  }
};
