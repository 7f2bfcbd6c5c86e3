import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TablerIcon } from '@tabler/icons-react';
import { alertTimes } from '@valia/domain/dashboard/alert-times.ts';
import type { AlertedRequest } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { daysAgo, formatDayMonth } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { AlertRow } from './alert-row.tsx';

interface RequestAlertProps {
  kind: 'received' | 'expiring';
  request: AlertedRequest;
  icon: TablerIcon;
}

/** A request that waits for an answer, mine or another's, and when it expires. */
export const RequestAlert = ({ kind, request, icon }: RequestAlertProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const { person, companyName: company, sentAt, expiresAt } = request;
  const days = -daysAgo(expiresAt, now);
  const name = person === null ? t`La firma` : person || t`Otra persona`;
  const sent = formatDayMonth(sentAt, language, now);
  const later = t`${plural(days, { one: 'Caduca en # día', many: 'Caduca en # de días', other: 'Caduca en # días' })}`;
  const today = days <= 0 ? t`Caduca hoy` : later;
  return (
    <AlertRow
      icon={icon}
      title={
        kind === 'received'
          ? t`${name} te ha enviado una solicitud sobre ${company}`
          : t`${name} no ha respondido sobre ${company}`
      }
      text={kind === 'received' ? t`Recibida el ${sent}` : t`Tu solicitud, enviada el ${sent}`}
      deadline={days === 1 ? t`Caduca mañana` : today}
      date={formatDayMonth(expiresAt, language, now)}
      isSoon={Date.parse(expiresAt) - now.getTime() < alertTimes.warnedMs}
    />
  );
};
