import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AdminQueueKind } from '@valia/domain/accounts/admin-queue-kind.ts';
import type {
  Matter,
  MatterKind,
  MatterWeight,
} from '@valia/domain/administration/panel-schemas.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { writtenCents } from '@valia/i18n/describe-entry.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { withValues } from '@valia/i18n/with-values.ts';
import { issueSeverityTexts } from '../../issue-reports/shared/issue-terms.ts';
import { securityEventTexts } from '../security-event-texts.ts';

export const matterKindTexts: Readonly<Record<MatterKind, MessageDescriptor>> = {
  lead: msg`Lead`,
  request: msg`Solicitud`,
  verification: msg`Verificación`,
  commission: msg`Comisión`,
  security: msg`Seguridad`,
  problem: msg`Problema`,
  item: msg`Avería`,
};

const verbTexts: Readonly<Record<MatterKind, MessageDescriptor>> = {
  lead: msg`Asignar`,
  request: msg`Aceptar`,
  verification: msg`Verificar`,
  commission: msg`Aprobar`,
  security: msg`Reconocer`,
  problem: msg`Responder`,
  item: msg`Resolver`,
};
const payText = msg`Pagar`;

/** What one does about it, in a word. */
export const matterVerb = (matter: Matter): MessageDescriptor =>
  matter.kind === 'commission' && matter.status === 'approved' ? payText : verbTexts[matter.kind];

export const matterWeightTexts: Readonly<Record<MatterWeight, MessageDescriptor>> = {
  critical: msg`Crítico`,
  high: msg`Alto`,
  normal: msg`Normal`,
};

export const itemTexts: Readonly<Record<AdminQueueKind, MessageDescriptor>> = {
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

/** What a matter is called in the queue. */
export const matterTitle = (matter: Matter, { i18n }: TextOptions): string => {
  switch (matter.kind) {
    case 'lead':
    case 'request':
    case 'commission':
      return matter.companyName;
    case 'verification':
      return matter.name;
    case 'security':
      return i18n._(securityEventTexts[matter.eventType]);
    case 'problem':
      return matter.title;
    case 'item':
      return i18n._(itemTexts[matter.itemKind]);
  }
};

/** What else one should know to decide. */
export const matterAbout = (matter: Matter, { i18n, language }: TextOptions): string => {
  switch (matter.kind) {
    case 'lead': {
      const { annualRevenue } = matter;
      if (annualRevenue === null) return i18n._(withoutRevenueText);
      const revenue = formatMoney(annualRevenue, { language });
      return i18n._(withValues(revenueText, { revenue }));
    }
    case 'request': {
      const type = i18n._(commissionTerms.requestTypes[matter.requestType]);
      return i18n._(withValues(requestText, { type, name: matter.senderName }));
    }
    case 'commission': {
      const amount = writtenCents(matter.amountCents, language);
      const text = matter.status === 'earned' ? toApproveText : toPayText;
      return i18n._(withValues(text, { amount, name: matter.recipientName }));
    }
    case 'verification':
      return [matter.company, matter.city].filter(Boolean).join(', ');
    case 'security':
      return matter.subject === null
        ? ''
        : matter.eventType === 'duplicate_lead_detected'
          ? matter.subject
          : i18n._(withValues(ofAccountText, { name: matter.subject }));
    case 'problem': {
      const severity = i18n._(issueSeverityTexts[matter.severity]).toLowerCase();
      return `${matter.reporterName}, ${i18n._(withValues(severityText, { severity }))}`;
    }
    case 'item':
      return matter.subject ?? '';
  }
};
