import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { hoursUntil } from '@valia/domain/accounts/adviser-verification.ts';
import type { UserVerification } from '@valia/domain/accounts/user-administration-schemas.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import { useNow } from '../../../lib/use-now.ts';
import { nameOf, useActor, type UserRow } from './use-users.ts';
import styles from './users.module.css';

export type OpenUser = (row: UserRow, act?: string) => void;

/** What the list says of each account. */
export const useUserColumns = (open: OpenUser): TableColumn<UserRow, UserRow>[] => {
  const { t, i18n } = useLingui();
  const moment = useMoment();
  const roleText = ({ role }: UserRow): string => i18n._(accountTerms.roles[role]);
  return [
    {
      id: 'name',
      name: t`Persona`,
      cell: (row) => <Person row={row} />,
      card: { place: 'title' },
      exported: (row) => ({ text: nameOf(row) }),
    },
    {
      id: 'role',
      name: t`Rol`,
      width: '7em',
      cell: roleText,
      card: { place: 'about' },
      exported: (row) => ({ text: roleText(row) }),
    },
    {
      id: 'due',
      name: t`Verificación`,
      firstSort: 'asc',
      width: '9.5em',
      cell: (row) => <Verification row={row} onDecide={() => open(row, 'verify')} />,
      card: {
        place: 'line',
        cell: (row) =>
          row.verification && <Verification row={row} onDecide={() => open(row, 'verify')} />,
      },
      exported: ({ verification }) => ({
        text: verification ? i18n._(accountTerms.verification[verification.status]) : '',
      }),
    },
    {
      id: 'access',
      name: t`Acceso`,
      firstSort: 'desc',
      align: 'end',
      width: '7.5em',
      cell: ({ lastAccessAt }) => <span className={styles.access}>{moment(lastAccessAt)}</span>,
      card: { place: 'about', cell: ({ lastAccessAt }) => moment(lastAccessAt) },
      exported: ({ lastAccessAt }) => ({ day: lastAccessAt }),
    },
    ...useExportedColumns(),
  ];
};

/** What only a file says. */
const useExportedColumns = (): TableColumn<UserRow, UserRow>[] => {
  const { t } = useLingui();
  return [
    { id: 'created', name: t`Alta`, exported: ({ createdAt }) => ({ day: createdAt }) },
    { id: 'email', name: t`Email`, exported: ({ email }) => ({ text: email }) },
    { id: 'company', name: t`Asesoría`, exported: ({ company }) => ({ text: company ?? '' }) },
  ];
};

const Person = ({ row }: { row: UserRow }) => {
  const { t } = useLingui();
  const isOwn = useActor()?.userId === row.id;
  return (
    <div className={styles.person}>
      <span className={styles.line}>
        <Link
          to="."
          search={(before) => ({ ...before, user: row.id, act: undefined })}
          className={styles.name}
        >
          {nameOf(row)}
        </Link>
        {isOwn && <span className={styles.tag}>{t`tú`}</span>}
        {row.status === 'locked' && <span className={styles.tag}>{t`bloqueada`}</span>}
      </span>
      <span className={styles.email}>{row.email}</span>
    </div>
  );
};

const Verification = ({ row, onDecide }: { row: UserRow; onDecide: () => void }) => {
  const { t, i18n } = useLingui();
  const name = nameOf(row);
  if (row.verification === null) return '–';
  const { status, dueAt } = row.verification;
  const text = i18n._(accountTerms.verification[status]);
  if (status !== 'pending')
    return (
      <span className={styles.pill} data-status={status}>
        {text}
      </span>
    );
  return (
    <span className={styles.pending}>
      <UnstyledButton
        className={styles.pill}
        data-status={status}
        aria-label={t`${text}: decidir sobre ${name}`}
        onClick={onDecide}
      >
        {text}
        <IconChevronDown size={12} stroke={1.75} aria-hidden />
      </UnstyledButton>
      {dueAt !== null && <TimeLeft dueAt={dueAt} />}
    </span>
  );
};

/** What remains of the promised 48 hours. */
export const TimeLeft = ({ dueAt }: { dueAt: NonNullable<UserVerification['dueAt']> }) => {
  const { t } = useLingui();
  const hours = hoursUntil(new Date(dueAt), useNow());
  const late = -hours;
  return (
    <span className={styles.left} data-late={hours < 0 || undefined}>
      {hours < 0
        ? t`${plural(late, { one: '# h de retraso', other: '# h de retraso' })}`
        : t`${plural(hours, { one: 'queda # h', other: 'quedan # h' })}`}
    </span>
  );
};
