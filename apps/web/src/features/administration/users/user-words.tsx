import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { UserVerification } from '@valia/domain/accounts/user-administration-schemas.ts';
import { userList } from '@valia/domain/accounts/user-list.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import type { ListWords } from '../../../components/list/list-words.ts';
import type { OpenRowState } from '../../../components/list/open-row-state.ts';
import { useListColumns } from '../../../components/list/use-list-columns.ts';
import { TimeLeft } from '../../../components/states/time-left.tsx';
import { TonePill } from '../../../components/states/tone-pill.tsx';
import { NameCell } from '../../../components/table/name-cell.tsx';
import { useActor } from '../../../lib/session/use-actor.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import type { UserRow } from './use-users.ts';
import { row, text } from '../../../components/style/class-names.ts';

const looks = {
  access: text('dimmed', 'nowrap'),
  verification: row({ inline: true, gap: [2, 8], align: 'center', wrap: true }),
};

type Opening = Pick<OpenRowState, 'open'>;

/** The texts and columns of the list; the last three columns are only in a file. */
export const userWords: ListWords<typeof userList, UserRow> = {
  search: {
    label: msg`Buscar por nombre, email o asesoría`,
    placeholder: msg`Nombre, email o asesoría`,
  },
  views: {
    '': msg`Todos`,
    pending: msg`Por verificar`,
    locked: msg`Bloqueados`,
    unprotected: msg`Sin segundo factor`,
  },
  filters: {
    role: { name: msg`Rol`, choices: accountTerms.roles },
    verification: { name: msg`Verificación`, choices: accountTerms.verification },
    access: {
      name: msg`Acceso`,
      choices: { '7d': msg`7 días`, '30d': msg`30 días`, '90d': msg`90 días` },
    },
    status: {
      name: msg`Estado`,
      choices: { active: msg`activa`, locked: msg`bloqueada` },
      isFurther: true,
    },
    secondFactor: {
      name: msg`Segundo factor`,
      choices: { on: msg`activo`, off: msg`sin activar` },
      isFurther: true,
    },
  },
  orders: {
    access: msg`El último acceso primero`,
    created: msg`Las altas más recientes primero`,
    due: msg`Lo que vence antes primero`,
  },
  columns: {
    name: {
      name: msg`Persona`,
      value: nameOrEmail,
      cell: (row) => <Person row={row} />,
      card: 'title',
    },
    role: { width: '7em', card: 'about' },
    due: {
      name: msg`Verificación`,
      kind: 'choice',
      choices: accountTerms.verification,
      width: '9.5em',
      value: ({ verification }) => verification?.status,
      card: 'line',
    },
    access: {
      width: '7.5em',
      value: ({ lastAccessAt }) => lastAccessAt,
      cell: ({ lastAccessAt }) => <Access at={lastAccessAt} />,
      card: 'about',
    },
    created: { name: msg`Alta`, value: ({ createdAt }) => createdAt, only: 'file' },
    email: { name: msg`Email`, only: 'file' },
    company: { name: msg`Asesoría`, only: 'file' },
  },
};

/** Adds the column whose button opens the decision on a verification. */
export const useUserColumns = ({ open }: Opening) =>
  useListColumns(userList, userWords, {
    due: {
      cell: (row) => row.verification && <Check row={row} open={open} {...row.verification} />,
    },
  });

const Access = ({ at }: { at: string }) => <span className={looks.access}>{useMoment()(at)}</span>;

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
