import { useLingui } from '@lingui/react/macro';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { TimeLeft } from '../../../components/states/time-left.tsx';
import { TonePill } from '../../../components/states/tone-pill.tsx';
import { NameCell } from '../../../components/table/name-cell.tsx';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { useMoment } from '../../../lib/use-moment.ts';
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
    <NameCell
      name={nameOf(row)}
      search={{ user: row.id, act: undefined }}
      tags={[...(isOwn ? [t`tú`] : []), ...(row.status === 'locked' ? [t`bloqueada`] : [])]}
      about={row.email}
    />
  );
};

const tones = { pending: 'warning', verified: 'positive', rejected: 'negative' } as const;

const Verification = ({ row, onDecide }: { row: UserRow; onDecide: () => void }) => {
  const { t, i18n } = useLingui();
  const name = nameOf(row);
  if (row.verification === null) return '–';
  const { status, dueAt } = row.verification;
  const text = i18n._(accountTerms.verification[status]);
  const decide = { label: t`${text}: decidir sobre ${name}`, run: onDecide };
  return (
    <span className={styles.verification}>
      <TonePill text={text} tone={tones[status]} act={status === 'pending' ? decide : undefined} />
      {dueAt !== null && <TimeLeft dueAt={dueAt} />}
    </span>
  );
};
