import { useLingui } from '@lingui/react/macro';
import { accountActRefusal } from '@valia/domain/access/role-change-refusal.ts';
import { RowActs } from '../../../components/table/row-acts.tsx';
import type { OpenUser } from './use-user-columns.tsx';
import { nameOf, useActor, type UserRow } from './use-users.ts';

interface UserRowMenuProps {
  row: UserRow;
  open: OpenUser;
}

/** Opens an account, also at one of its acts. */
export const UserRowMenu = ({ row, open }: UserRowMenuProps) => {
  const { t } = useLingui();
  const actor = useActor();
  const name = nameOf(row);
  const mayAct = actor !== null && accountActRefusal({ actor, target: row }) === null;
  const isPending = mayAct && row.verification?.status === 'pending';
  const acts = [
    { act: undefined, label: t`Abrir`, isShown: true },
    { act: 'verify', label: t`Verificar…`, isShown: isPending },
    { act: 'reject', label: t`Rechazar…`, isShown: isPending },
    { act: 'sessions', label: t`Cerrar sesiones…`, isShown: mayAct },
    { act: 'factor', label: t`Restablecer segundo factor…`, isShown: mayAct && row.secondFactor },
    {
      act: 'lock',
      label: row.status === 'locked' ? t`Desbloquear…` : t`Bloquear…`,
      isShown: mayAct,
    },
  ].filter(({ isShown }) => isShown);
  return (
    <RowActs
      label={t`Acciones de ${name}`}
      acts={acts.map(({ act, label }) => ({ label, run: () => open(row, act) }))}
    />
  );
};
