import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { TablerIcon } from '@tabler/icons-react';
import { alertTimes } from '@valia/domain/dashboard/alert-times.ts';
import type { AlertedRequest } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { daysAgo } from '@valia/i18n/days-ago.ts';
import { formatDayMonth } from '@valia/i18n/format.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { AlertRow } from './alert-row.tsx';

/** The time until it expires. */
const useDeadline = () => {
  const { t } = useLingui();
  const now = useNow();
  return (expiresAt: string): string => {
    const days = -daysAgo(expiresAt, now);
    if (days <= 0) return t`Caduca hoy`;
    if (days === 1) return t`Caduca mañana`;
    return t`${plural(days, { one: 'Caduca en # día', many: 'Caduca en # de días', other: 'Caduca en # días' })}`;
  };
};

interface RequestAlertProps {
  kind: 'received' | 'expiring';
  request: AlertedRequest;
  icon: TablerIcon;
}

/** A request that waits for an answer from the user or from somebody else, and its expiry. */
export const RequestAlert = ({ kind, request, icon }: RequestAlertProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const deadlineOf = useDeadline();
  const { id, person, companyName: company, sentAt, expiresAt } = request;
  const name = person === '' ? t`Otra persona` : person;
  const sent = formatDayMonth(sentAt, language, now);
  return (
    <AlertRow
      icon={icon}
      title={
        kind === 'received'
          ? t`${name} te ha enviado una solicitud sobre ${company}`
          : t`${name} no ha respondido sobre ${company}`
      }
      text={kind === 'received' ? t`Recibida el ${sent}` : t`Tu solicitud, enviada el ${sent}`}
      {...(expiresAt !== null && {
        deadline: deadlineOf(expiresAt),
        date: formatDayMonth(expiresAt, language, now),
        isSoon: Date.parse(expiresAt) - now.getTime() < alertTimes.warnedMs,
      })}
      act={
        kind === 'received' ? (
          <LinkButton
            variant="default"
            to="/my-received-collaborations"
            search={{ request: id }}
            aria-label={t`Responder: ${company}`}
          >
            <Trans>Responder</Trans>
          </LinkButton>
        ) : (
          <LinkButton
            variant="default"
            to="/my-referrals"
            search={{ request: id }}
            aria-label={t`Ver solicitud: ${company}`}
          >
            <Trans>Ver solicitud</Trans>
          </LinkButton>
        )
      }
    />
  );
};
