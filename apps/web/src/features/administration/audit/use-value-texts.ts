import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { securityEventTypes } from '@valia/domain/security/security-event.ts';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatRate,
} from '@valia/i18n/format.ts';
import { isLanguage, languageNames } from '@valia/i18n/languages.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import { useLanguage } from '../../../lib/language.ts';
import { issueSeverityTexts, issueTypeTexts } from '../../issue-reports/shared/issue-terms.ts';
import { adminQueueItemTexts } from '../panel/queue-item-texts.ts';
import { securityEventTexts } from '../security-event-texts.ts';

type Texts = Readonly<Record<string, MessageDescriptor | undefined>>;

/** The names of the fields whose changes users look up; other fields are shown by their code names. */
const fieldTexts: Texts = {
  address: msg`Dirección`,
  advisorUserId: msg`Asesor`,
  amountCents: msg`Importe`,
  commissionPaymentDays: msg`Días para pagar una comisión`,
  count: msg`Cuántos`,
  dataProtectionContact: msg`Contacto de protección de datos`,
  digestHour: msg`Hora del resumen diario`,
  effectiveDate: msg`En vigor desde`,
  entries: msg`Asientos`,
  eventType: msg`Aviso`,
  extremeLeadRevenue: msg`Lead de valor muy alto`,
  failures: msg`Intentos fallidos`,
  fields: msg`Campos`,
  fromCents: msg`Desde`,
  globalAdmin: msg`Administración global`,
  highLeadRevenue: msg`Lead de mucho valor`,
  issueType: msg`Tipo`,
  kind: msg`Clase`,
  language: msg`Idioma`,
  mailbox: msg`Buzón`,
  mergedLeadId: msg`Lead unido`,
  method: msg`Método`,
  name: msg`Nombre`,
  outcome: msg({ message: 'Resultado', context: 'Of a request' }),
  ownerUserId: msg`Titular`,
  paymentDays: msg`Días para pagar una comisión`,
  phone: msg`Teléfono`,
  rate: msg`Porcentaje`,
  requestType: msg`Tipo`,
  right: msg`Acceso`,
  role: msg`Rol`,
  scale: msg`Aplicación`,
  severity: msg`Gravedad`,
  source: msg`Origen`,
  stage: msg`Etapa`,
  status: msg`Estado`,
  taxId: msg`NIF`,
  tiers: msg`Tramos`,
  type: msg`Tipo`,
  userId: msg`Persona`,
  verification: msg`Verificación`,
  version: msg`Versión`,
  year: msg`Año`,
};

/** The statuses of accounts, organizations, commissions, valuations and problem reports: no status has two meanings. */
const statusTexts: Texts = {
  ...commissionTerms.statuses,
  active: msg({ message: 'Activa', context: 'A status' }),
  locked: msg`Bloqueada`,
  disabled: msg`Desactivada`,
  draft: msg`En borrador`,
  in_progress: msg`En curso`,
  completed: msg`Completada`,
  published: msg`Publicada`,
  pending: msg`Pendiente`,
  accepted: msg`Aceptada`,
  rejected: msg`Rechazada`,
  withdrawn: msg`Retirada`,
  expired: msg`Caducada`,
  open: msg`Abierto`,
  answered: msg`Respondido`,
  closed: msg`Cerrado`,
};

const deliveryTexts: Texts = {
  mail: msg`Correo al momento`,
  digest: msg`En el resumen diario`,
  screen: msg`Solo en pantalla`,
};

/** The kinds of leads, the contents of reports, and the reasons for which an administrator is alerted. */
const kindTexts: Texts = {
  ...leadTerms.kinds,
  ...adminQueueItemTexts,
  full: msg`Informe completo`,
  summary: msg`Resumen ejecutivo`,
  comparison: msg`Comparación`,
};

// The texts of the valuation screens are not reused, because their catalog is large and this screen does not
// load it.
const typeTexts: Texts = {
  ...commissionTerms.requestTypes,
  own_business: msg`Empresa propia`,
  client_business: msg`Empresa de cliente`,
  potential_acquisition: msg`Posible adquisición`,
};

const valueTexts: Readonly<Record<string, Texts | undefined>> = {
  delivery: deliveryTexts,
  eventType: securityEventTexts,
  issueType: issueTypeTexts,
  kind: kindTexts,
  method: { dcf: msg`DCF`, multiples: msg`Múltiplos`, mixed: msg`Mixto` },
  outcome: { open: msg`En curso`, won: msg`Ganada`, lost: msg`Perdida` },
  requestType: commissionTerms.requestTypes,
  right: { edit: msg`Puede editar`, read: msg`Solo leer` },
  role: accountTerms.roles,
  scale: commissionTerms.scales,
  severity: issueSeverityTexts,
  source: leadTerms.sources,
  stage: leadTerms.stages,
  status: statusTexts,
  type: typeTexts,
  verification: accountTerms.verification,
};

const inEuros = new Set(['highLeadRevenue', 'extremeLeadRevenue']);
const inCents = new Set(['amountCents', 'fromCents']);
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text);
const isMoment = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u.test(text);

/** Splits a name like `new_device.recipients` into the kind of event and the setting. */
const partsOf = (name: string) => {
  const type = securityEventTypes.find((known) => name.startsWith(`${known}.`));
  return type === undefined ? null : { type, part: name.slice(type.length + 1) };
};

/** The name of a field in the log. */
export const useFieldText = (): ((field: string) => string) => {
  const { t, i18n } = useLingui();
  return (field) => {
    const parts = partsOf(field);
    const own = fieldTexts[field];
    if (parts === null) return own === undefined ? field : i18n._(own);
    const name = i18n._(securityEventTexts[parts.type]);
    return parts.part === 'delivery' ? t`${name}: cómo se avisa` : t`${name}: a quién`;
  };
};

/** The text of a value in the log; `names` are those of the users and leads whose ids it may contain. */
export const useValueText = (names: Readonly<Record<string, string>>) => {
  const { t, i18n } = useLingui();
  const fieldText = useFieldText();
  const language = useLanguage();
  const ofNumber = (name: string, value: number): string => {
    if (inCents.has(name)) return formatMoney(value / 100, { language, decimals: 2 });
    if (inEuros.has(name)) return formatMoney(value, { language });
    if (name === 'rate') return formatRate(value, { language, decimals: 2 });
    if (name === 'digestHour') return `${value}:00`;
    if (name === 'year') return String(value);
    return formatNumber(value, { language, decimals: Number.isInteger(value) ? 0 : 2 });
  };
  const ofText = (name: string, value: string): string => {
    const term = valueTexts[name]?.[value];
    if (term !== undefined) return i18n._(term);
    if (name === 'language' && isLanguage(value)) return languageNames[value];
    if (isDay(value)) return formatDate(value, language);
    return isMoment(value) ? formatDateTime(value, language) : (names[value] ?? value);
  };
  const textOf = (name: string, value: unknown): string => {
    const field = partsOf(name)?.part ?? name;
    if (value === undefined || value === null || value === '') return '–';
    if (typeof value === 'boolean') return value ? t`Sí` : t`No`;
    if (typeof value === 'number') return ofNumber(field, value);
    if (typeof value === 'string') return ofText(field, value);
    if (typeof value === 'object' && !Array.isArray(value))
      return Object.entries(value)
        .map(([part, one]) => `${fieldText(part)}: ${textOf(part, one)}`)
        .join(', ');
    if (!Array.isArray(value)) return JSON.stringify(value);
    if (value.length > 0) return value.map((one) => textOf(name, one)).join('; ');
    return field === 'recipients' ? t`Todos los administradores` : '–';
  };
  return textOf;
};
