import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconBriefcase,
  IconCheck,
  IconClock,
  IconFileText,
  IconLock,
  IconMail,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { alertTimes } from '@valia/domain/dashboard/alert-times.ts';
import type { DashboardViewOf } from '@valia/domain/dashboard/dashboard-schemas.ts';
import { daysAgo } from '@valia/i18n/days-ago.ts';
import { formatDayMonth } from '@valia/i18n/format.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { AlertGroup } from '../alerts/alert-group.tsx';
import { AlertRow } from '../alerts/alert-row.tsx';
import { AllClearLine } from '../alerts/all-clear-line.tsx';
import { RequestAlert } from '../alerts/request-alert.tsx';
import { box, text } from '../../../components/style/class-names.ts';

interface AlertsTabProps {
  view: DashboardViewOf<'alerts'>;
  /** The number of alerts; each kind shows only its first ones. */
  count: number;
}

const mostShown = 10;

/** The items that wait: first those that depend on the user, each with its deadline and its single action. */
export const AlertsTab = ({ view, count }: AlertsTabProps) => {
  const { t } = useLingui();
  const { received, expiring, idleDrafts } = view;
  return (
    <Sheet as="section" label={t`Alertas`}>
      <Head view={view} count={count} />
      <AlertGroup name={t`Esperan tu respuesta`} count={received.length}>
        {received.map((request) => (
          <RequestAlert key={request.id} kind="received" request={request} icon={IconBriefcase} />
        ))}
      </AlertGroup>
      <AlertGroup name={t`Sin respuesta o paradas`} count={expiring.length + idleDrafts.length}>
        {expiring.map((request) => (
          <RequestAlert key={request.id} kind="expiring" request={request} icon={IconClock} />
        ))}
        {idleDrafts.map((draft) => (
          <IdleDraft key={draft.id} draft={draft} />
        ))}
        {idleDrafts.length === mostShown && (
          <li className={box({ pad: [10, 20], borderTop: 'plain' })}>
            <Link
              to="/valuations"
              search={{ status: 'draft', sort: 'updatedAt', direction: 'asc' }}
            >
              <Trans>Ver todos los borradores, del más antiguo al más reciente</Trans>
            </Link>
          </li>
        )}
      </AlertGroup>
      <AccountAlerts view={view} />
      <AllClearLine view={view} icon={IconCheck} />
    </Sheet>
  );
};

const IdleDraft = ({ draft }: { draft: AlertsTabProps['view']['idleDrafts'][number] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const { id, companyName, changedAt } = draft;
  const company = companyName === '' ? t`Empresa sin nombre` : companyName;
  const days = daysAgo(changedAt, now);
  const since = formatDayMonth(changedAt, language, now);
  return (
    <AlertRow
      icon={IconFileText}
      title={t`${plural(days, { one: `«${company}» lleva # día en borrador sin cambios`, many: `«${company}» lleva # de días en borrador sin cambios`, other: `«${company}» lleva # días en borrador sin cambios` })}`}
      text={t`Complétalo, o elimínalo si ya no lo necesitas.`}
      deadline={t`Sin cambios`}
      date={t`desde el ${since}`}
      act={
        <LinkButton
          variant="default"
          to="/valuation/$id"
          params={{ id }}
          aria-label={t`Continuar: ${company}`}
        >
          <Trans>Continuar</Trans>
        </LinkButton>
      }
    />
  );
};

const Head = ({ view, count }: AlertsTabProps) => {
  const { t } = useLingui();
  const now = useNow();
  const { received, expiring } = view;
  const soon = [...received, ...expiring].filter(
    ({ expiresAt }) =>
      expiresAt !== null && Date.parse(expiresAt) - now.getTime() < alertTimes.warnedMs,
  ).length;
  const waiting = t`${plural(count, { one: '# asunto te espera', many: '# de asuntos te esperan', other: '# asuntos te esperan' })}`;
  const expires = t`${plural(soon, { one: '# caduca en menos de tres días', many: '# de ellos caducan en menos de tres días', other: '# caducan en menos de tres días' })}`;
  const title = soon === 0 ? waiting : t`${waiting}; ${expires}`;
  return (
    <div className={box({ pad: [16, 20] })}>
      <h2 className={text('sans-600')}>{count === 0 ? t`No te espera ningún asunto` : title}</h2>
      {count > 0 && (
        <p className={text('small', 'dimmed')}>
          <Trans>
            Primero, lo que depende de ti y tiene plazo. Cada aviso desaparece al resolverlo.
          </Trans>
        </p>
      )}
    </div>
  );
};

const AccountAlerts = ({ view }: Pick<AlertsTabProps, 'view'>) => {
  const { t } = useLingui();
  const { emailUnverified, secondFactorMissing } = view;
  return (
    <AlertGroup
      name={t`Tu cuenta`}
      count={[emailUnverified, secondFactorMissing].filter(Boolean).length}
    >
      {emailUnverified && (
        <AlertRow
          icon={IconMail}
          title={t`Tu correo sigue sin verificar`}
          text={t`Hasta entonces no puedes enviar solicitudes ni compartir valoraciones.`}
          act={
            <LinkButton variant="default" to="/verify-email">
              <Trans>Verificar</Trans>
            </LinkButton>
          }
        />
      )}
      {secondFactorMissing && (
        <AlertRow
          icon={IconLock}
          title={t`No tienes segundo factor`}
          text={t`Hoy basta tu contraseña para entrar en tus valoraciones.`}
          act={
            <LinkButton variant="default" to="/security">
              <Trans>Activar</Trans>
            </LinkButton>
          }
        />
      )}
    </AlertGroup>
  );
};
