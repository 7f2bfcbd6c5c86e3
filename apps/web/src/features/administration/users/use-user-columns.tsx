import { useLingui } from '@lingui/react/macro';
import type { UserVerification } from '@valia/domain/accounts/user-administration-schemas.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import type { OpenRowState } from '../../../components/list/open-row-state.ts';
import { TimeLeft } from '../../../components/states/time-left.tsx';
import { TonePill } from '../../../components/states/tone-pill.tsx';
import { NameCell } from '../../../components/table/name-cell.tsx';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { textColumn } from '../../../components/table/text-column.ts';
import { useActor } from '../../../lib/session/use-actor.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import type { UserRow } from './use-users.ts';
import { row, text } from '../../../components/style/class-names.ts';

const looks = {
  access: text('dimmed', 'nowrap'),
  verification: row({ inline: true, gap: [2, 8], align: 'center', wrap: true }),
};

type Opening = Pick<OpenRowState, 'open'>;

/** The columns of the list; the last three only exist in an export. */
export const useUserColumns = ({ open }: Opening): TableColumn<UserRow, UserRow>[] => {
  const { t, i18n } = useLingui();
  const moment = useMoment();
  const { roles, verification: statuses } = accountTerms;
  const roleOf = ({ role }: UserRow): string => i18n._(roles[role]);
  return [
    textColumn({
      id: 'name',
      name: t`Persona`,
      text: (row) => nameOrEmail(row),
      cell: (row) => <Person row={row} />,
      card: { place: 'title' },
    }),
    textColumn({ id: 'role', name: t`Rol`, text: roleOf, width: '7em', card: { place: 'about' } }),
    textColumn({
      id: 'due',
      name: t`Verificación`,
      firstSort: 'asc',
      width: '9.5em',
      text: ({ verification }) => (verification ? i18n._(statuses[verification.status]) : ''),
      cell: (row) => row.verification && <Check row={row} open={open} {...row.verification} />,
      card: { place: 'line' },
    }),
    {
      id: 'access',
      name: t`Acceso`,
      firstSort: 'desc',
      align: 'end',
      width: '7.5em',
      cell: ({ lastAccessAt }) => <span className={looks.access}>{moment(lastAccessAt)}</span>,
      card: { place: 'about', cell: ({ lastAccessAt }) => moment(lastAccessAt) },
      exported: ({ lastAccessAt }) => ({ day: lastAccessAt }),
    },
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
      name={nameOrEmail(row)}
      search={{ user: row.id, act: undefined }}
      tags={[...(isOwn ? [t`tú`] : []), ...(row.status === 'locked' ? [t`bloqueada`] : [])]}
      about={row.email}
    />
  );
};

const tones = { pending: 'warning', verified: 'positive', rejected: 'negative' } as const;

/** The firm's verification of an adviser; a waiting one links to the decision. */
const Check = ({ row, open, status, dueAt }: Opening & UserVerification & { row: UserRow }) => {
  const { t, i18n } = useLingui();
  const name = nameOrEmail(row);
  const text = i18n._(accountTerms.verification[status]);
  const decide = { label: t`${text}: decidir sobre ${name}`, run: () => open(row, 'verify') };
  return (
    <span className={looks.verification}>
      <TonePill text={text} tone={tones[status]} act={status === 'pending' ? decide : undefined} />
      {dueAt !== null && <TimeLeft dueAt={dueAt} />}
    </span>
  );
};
