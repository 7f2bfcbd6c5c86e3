import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { UserDetails } from '@valia/domain/accounts/user-administration-schemas.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { accountEventTexts } from '@valia/i18n/account-event-texts.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { formatDate } from '@valia/i18n/format.ts';
import type { OpenRowState } from '../../../components/list/open-row-state.ts';
import { PanelFacts } from '../../../components/panel/panel-facts.tsx';
import { PanelHeader } from '../../../components/panel/panel-header.tsx';
import { PanelHistory } from '../../../components/panel/panel-history.tsx';
import { PanelSection } from '../../../components/panel/panel-section.tsx';
import { RowPanel } from '../../../components/panel/row-panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { TimeLeft } from '../../../components/states/time-left.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { initialsOf } from '../../../lib/people/initials-of.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import type { UserRow, UsersListUrlState } from './use-users.ts';
import { UserActions } from './user-actions.tsx';
import styles from './users.module.css';
import { text } from '../../../components/style/class-names.ts';

const looks = { email: text('size-13', 'line-18', 'regular', 'dimmed', 'anywhere') };

interface UserPanelProps {
  userId: string;
  rows: readonly UserRow[];
  address: UsersListUrlState;
  opening: OpenRowState;
}

/** One account beside the list: its facts, actions and history. */
export const UserPanel = ({ userId, rows, address, opening }: UserPanelProps) => {
  const { t } = useLingui();
  const query = trpc.admin.users.get.useQuery({ userId });
  const user = query.data?.user ?? rows.find(({ id }) => id === userId);
  const initials = user && initialsOf(user.firstName, user.lastName, user.email);
  const name = user === undefined ? t`Usuario` : nameOrEmail(user);
  return (
    <RowPanel
      label={name}
      head={user && <PanelHeader title={name} initials={initials} about={user.email} />}
      openId={userId}
      rows={rows}
      opening={opening}
    >
      <PanelSection>
        <QueryState query={query} loading={<Skeleton height={180} />}>
          {(details) => <Facts {...details} />}
        </QueryState>
      </PanelSection>
      {query.data && <UserActions key={userId} {...query.data} address={address} />}
      {query.data && <History {...query.data} />}
    </RowPanel>
  );
};

const Facts = (details: UserDetails) => {
  const { t, i18n } = useLingui();
  const { user, organization, secondFactorSince } = details;
  const day = useLongDay();
  const place = organization?.role === 'owner' ? t`titular` : t`miembro`;
  const since = day(secondFactorSince);
  const facts = [
    { name: t`Organización`, value: organization && `${organization.name}, ${place}` },
    { name: t`Rol`, value: i18n._(accountTerms.roles[user.role]) },
    { name: t`Alta`, value: day(user.createdAt) },
    { name: t`Email`, value: user.emailConfirmed ? t`Verificado` : t`Sin verificar` },
    { name: t`Verificación`, value: user.verification && <VerificationFact {...details} /> },
    {
      name: t`Segundo factor`,
      value: user.secondFactor ? t`Activo desde el ${since}` : t`Sin activar`,
    },
    { name: t`Sesiones abiertas`, value: details.sessions.length > 0 && <Sessions {...details} /> },
    { name: t`Trabajo`, value: <Work {...details} /> },
  ];
  return <PanelFacts facts={facts} />;
};

/** Formats a date; empty when there is none. */
const useLongDay = () => {
  const language = useLanguage();
  return (at: string | null): string => (at === null ? '' : formatDate(at, language, 'long'));
};

const Sessions = ({ sessions }: Pick<UserDetails, 'sessions'>) => {
  const moment = useMoment();
  return (
    <ul>
      {sessions.map(({ id, device, address, lastUsedAt }) => (
        <li key={id}>{[device, address, moment(lastUsedAt)].filter(Boolean).join(', ')}</li>
      ))}
    </ul>
  );
};

const Work = ({ work: { valuations, leads, commissions } }: Pick<UserDetails, 'work'>) => {
  const { t } = useLingui();
  return [
    t`${plural(valuations, { one: '# valoración', many: '# de valoraciones', other: '# valoraciones' })}`,
    t`${plural(leads, { one: '# lead', many: '# de leads', other: '# leads' })}`,
    t`${plural(commissions, { one: '# comisión', many: '# de comisiones', other: '# comisiones' })}`,
  ].join(', ');
};

const VerificationFact = ({ user, ...details }: UserDetails) => {
  const { t, i18n } = useLingui();
  const { verifiedByName: name, verificationReason: reason } = details;
  const day = useLongDay()(user.verification?.decidedAt ?? null);
  if (user.verification === null) return null;
  const { status, dueAt } = user.verification;
  const text = i18n._(accountTerms.verification[status]);
  const decided = name === null ? t`${text} el ${day}` : t`${text} por ${name} el ${day}`;
  return (
    <>
      {status === 'pending' || day === '' ? text : decided}{' '}
      {dueAt !== null && <TimeLeft dueAt={dueAt} />}
      {status === 'rejected' && reason !== null && <span className={looks.email}>«{reason}»</span>}
    </>
  );
};

const History = ({ history, user }: UserDetails) => {
  const { i18n } = useLingui();
  const events = history.map(({ kind, device, address, byName, ...event }) => ({
    ...event,
    text: i18n._(accountEventTexts[kind]),
    by: byName === null ? [device, address] : [byName],
  }));
  return (
    <PanelHistory events={events}>
      <Link to="/admin/audit-logs" search={{ search: user.email }} className={styles.more}>
        <Trans>Ver en el registro de auditoría</Trans>
      </Link>
    </PanelHistory>
  );
};
