import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type {
  UserDetails,
  UserHistoryItem,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { accountEventTexts } from '@valia/i18n/account-event-texts.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { PanelFacts } from '../../../components/panel/panel-facts.tsx';
import { PanelHead } from '../../../components/panel/panel-head.tsx';
import { PanelHistory } from '../../../components/panel/panel-history.tsx';
import { PanelSection } from '../../../components/panel/panel-section.tsx';
import { RowPanel } from '../../../components/panel/row-panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { TimeLeft } from '../../../components/states/time-left.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { initialsOf } from '../../../lib/people/initials-of.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import type { OpenUser } from './use-user-columns.tsx';
import { nameOf, type UserRow, type UsersAddress } from './use-users.ts';
import { UserActs } from './user-acts.tsx';
import styles from './users.module.css';

interface UserPanelProps {
  userId: string;
  rows: readonly UserRow[];
  address: UsersAddress;
  onOpen: OpenUser;
}

/** One account beside the list: what is known of it, what can be done with it, and what happened to it. */
export const UserPanel = ({ userId, rows, address, onOpen }: UserPanelProps) => {
  const { t } = useLingui();
  const query = trpc.admin.users.get.useQuery({ userId });
  const user = query.data?.user ?? rows.find(({ id }) => id === userId);
  return (
    <RowPanel
      label={user === undefined ? t`Usuario` : nameOf(user)}
      head={
        user && (
          <PanelHead
            title={nameOf(user)}
            initials={initialsOf(user.firstName, user.lastName, user.email)}
            about={user.email}
          />
        )
      }
      openId={userId}
      rows={rows}
      onOpen={onOpen}
      onClose={() => address.change({ user: undefined, act: undefined })}
    >
      <PanelSection>
        <QueryState query={query} loading={<Skeleton height={180} />}>
          {(details) => <Facts details={details} />}
        </QueryState>
      </PanelSection>
      {query.data !== undefined && (
        <>
          <UserActs key={userId} details={query.data} address={address} />
          <History events={query.data.history} email={query.data.user.email} />
        </>
      )}
    </RowPanel>
  );
};

const Facts = ({ details }: { details: UserDetails }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const moment = useMoment();
  const { user, organization, sessions, work, secondFactorSince } = details;
  const since = secondFactorSince === null ? '' : formatDate(secondFactorSince, language, 'long');
  const facts = [
    {
      name: t`Organización`,
      value: organization && (
        <>
          {organization.name}, {organization.role === 'owner' ? t`titular` : t`miembro`}
        </>
      ),
    },
    { name: t`Rol`, value: i18n._(accountTerms.roles[user.role]) },
    { name: t`Alta`, value: formatDate(user.createdAt, language, 'long') },
    { name: t`Email`, value: user.emailConfirmed ? t`Verificado` : t`Sin verificar` },
    { name: t`Verificación`, value: user.verification && <VerificationFact details={details} /> },
    {
      name: t`Segundo factor`,
      value: user.secondFactor ? t`Activo desde el ${since}` : t`Sin activar`,
    },
    {
      name: t`Sesiones abiertas`,
      value: sessions.length > 0 && (
        <ul>
          {sessions.map(({ id, device, address, lastUsedAt }) => (
            <li key={id}>
              {[device, address, moment(lastUsedAt)].filter((part) => part !== null).join(', ')}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: t`Trabajo`,
      value: <Work work={work} />,
    },
  ];
  return <PanelFacts facts={facts} />;
};

const Work = ({ work: { valuations, leads, commissions } }: Pick<UserDetails, 'work'>) => {
  const { t } = useLingui();
  return [
    t`${plural(valuations, { one: '# valoración', many: '# de valoraciones', other: '# valoraciones' })}`,
    t`${plural(leads, { one: '# lead', many: '# de leads', other: '# leads' })}`,
    t`${plural(commissions, { one: '# comisión', many: '# de comisiones', other: '# comisiones' })}`,
  ].join(', ');
};

const VerificationFact = ({ details }: { details: UserDetails }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { verification } = details.user;
  if (verification === null) return null;
  const { status, dueAt, decidedAt } = verification;
  const text = i18n._(accountTerms.verification[status]);
  const name = details.verifiedByName;
  const day = decidedAt === null ? '' : formatDate(decidedAt, language, 'long');
  return (
    <>
      {status === 'pending' || day === ''
        ? text
        : name === null
          ? t`${text} el ${day}`
          : t`${text} por ${name} el ${day}`}{' '}
      {dueAt !== null && <TimeLeft dueAt={dueAt} />}
      {status === 'rejected' && details.verificationReason !== null && (
        <span className={styles.email}>«{details.verificationReason}»</span>
      )}
    </>
  );
};

interface HistoryProps {
  events: readonly UserHistoryItem[];
  /** What the audit log finds them by. */
  email: string;
}

const History = ({ events, email }: HistoryProps) => {
  const { i18n } = useLingui();
  return (
    <PanelHistory
      events={events.map(({ kind, device, address, byName, ...event }) => ({
        ...event,
        text: i18n._(accountEventTexts[kind]),
        by: byName === null ? [device, address] : [byName],
      }))}
    >
      <Link to="/admin/audit-logs" search={{ search: email }} className={styles.more}>
        <Trans>Ver en el registro de auditoría</Trans>
      </Link>
    </PanelHistory>
  );
};
