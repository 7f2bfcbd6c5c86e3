import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AccountAction,
  offeredAccountActions,
  offeredRowActions,
  rolesToGive,
} from '@valia/domain/access/account-actions.ts';
import type {
  UserActionInput,
  AdministratedUser,
  UserDetails,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { type Role, roles } from '@valia/domain/accounts/user-roles.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { accountActionTexts, accountRowActionTexts } from '@valia/i18n/account-action-texts.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { withValues } from '@valia/i18n/with-values.ts';
import type { ReactNode } from 'react';
import type { OpenRowState } from '../../../components/list/open-row-state.ts';
import { ActionChoice } from '../../../components/panel/action-choice.tsx';
import { type OfferedAction, ReasonActions } from '../../../components/panel/reason-actions.tsx';
import { useActionToast } from '../../../components/panel/use-action-toast.ts';
import { RowActions } from '../../../components/table/row-actions.tsx';
import { useActor } from '../../../lib/session/use-actor.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type UserRow, type UsersListUrlState, useUserChanges } from './use-users.ts';

/** The user's actions on an account. */
export const UserActions = ({
  user,
  sessions,
  address,
}: UserDetails & { address: UsersListUrlState }) => {
  const { t, i18n } = useLingui();
  const actor = useActor();
  const given = actor === null ? [] : rolesToGive(actor, user);
  const role = given.find((other) => address.search.act === `role-${other}`) ?? user.role;
  const actOf = useActOn(user, role);
  const open = sessions.length;
  const choices = roles
    .filter((one) => one === user.role || given.includes(one))
    .map((value) => ({ value, label: i18n._(accountTerms.roles[value]) }));
  const openers: Partial<Record<AccountAction, ReactNode>> = {
    sessions: t`${plural(open, { one: 'Cerrar # sesión', other: 'Cerrar # sesiones' })}`,
    role: <ActionChoice label={t`Rol`} act="role" value={role} data={choices} address={address} />,
  };
  const offered = actor === null ? [] : offeredAccountActions(actor, user);
  return (
    <ReasonActions
      heading={<Trans context="What can be done with an account">Acciones</Trans>}
      acts={offered
        .filter((act) => act !== 'sessions' || open > 0)
        .map((act) => ({ ...actOf(act), opener: openers[act] }))}
      address={address}
    />
  );
};

/** The place of an action: of two actions that undo each other, only one is offered at a time, in the same place. */
const placeOf = (act: AccountAction): string =>
  act === 'unlock' ? 'lock' : act === 'take-all-rights' ? 'give-all-rights' : act;

/** Actions that neither take anything away nor grant all rights. */
const harmless: ReadonlySet<AccountAction> = new Set(['verify', 'role', 'unlock']);

/** The texts, the call and the messages of an action on the account; `role` is the one that is granted. */
const useActOn = ({ userId, verification }: AdministratedUser, role: Role) => {
  const { i18n } = useLingui();
  const toldAct = useActionToast(useUserChanges());
  const { users } = trpc.useUtils().client.admin;
  const from = verification?.status ?? 'pending';
  const calls: Record<AccountAction, (input: UserActionInput) => Promise<AdministratedUser>> = {
    verify: (input) => users.decideVerification.mutate({ ...input, from, decision: 'verified' }),
    reject: (input) => users.decideVerification.mutate({ ...input, from, decision: 'rejected' }),
    role: (input) => users.changeRole.mutate({ ...input, role }),
    sessions: (input) => users.endSessions.mutate(input),
    factor: (input) => users.resetSecondFactor.mutate(input),
    'give-all-rights': (input) => users.changeGlobalAdmin.mutate({ ...input, globalAdmin: true }),
    'take-all-rights': (input) => users.changeGlobalAdmin.mutate({ ...input, globalAdmin: false }),
    lock: (input) => users.lock.mutate(input),
    unlock: (input) => users.unlock.mutate(input),
  };
  const name = i18n._(accountTerms.roles[role]);
  const say = (text: MessageDescriptor): string => i18n._(withValues(text, { name }));
  return (act: AccountAction): OfferedAction<AdministratedUser> => {
    const { title, help, consequence, action, done } = accountActionTexts[act];
    return {
      key: placeOf(act),
      title: say(title),
      help: say(help),
      consequence: say(consequence),
      action: say(action),
      isDanger: !harmless.has(act),
      isReasonOptional: act === 'verify',
      act: toldAct((given) => calls[act]({ userId, ...given }), say(done)),
    };
  };
};

/** Opens an account, optionally with one of its actions expanded. */
export const UserRowMenu = ({ row, open }: Pick<OpenRowState, 'open'> & { row: UserRow }) => {
  const { i18n } = useLingui();
  const actor = useActor();
  const acts = (actor === null ? [] : offeredRowActions(actor, row)).map((act) => ({
    label: i18n._(accountRowActionTexts[act]),
    run: () => open(row, placeOf(act)),
  }));
  return <RowActions name={nameOrEmail(row)} onOpen={() => open(row)} acts={acts} />;
};
