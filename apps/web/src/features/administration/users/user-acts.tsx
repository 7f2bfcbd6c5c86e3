import type { MessageDescriptor } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type AccountAct,
  offeredActs,
  offeredInRow,
  rolesToGive,
} from '@valia/domain/access/account-acts.ts';
import { type Role, roles } from '@valia/domain/accounts/account-schemas.ts';
import type {
  ActOnUserInput,
  AdministratedUser,
  UserDetails,
} from '@valia/domain/accounts/user-administration-schemas.ts';
import { nameOrEmail } from '@valia/domain/text/full-name.ts';
import { accountActTexts, rowActTexts } from '@valia/i18n/account-act-texts.ts';
import { accountTerms } from '@valia/i18n/terms/account-terms.ts';
import { withValues } from '@valia/i18n/with-values.ts';
import type { ReactNode } from 'react';
import type { RowOpening } from '../../../components/list/row-opening.ts';
import { ActChoice } from '../../../components/panel/act-choice.tsx';
import { type OfferedAct, ReasonActs } from '../../../components/panel/reason-acts.tsx';
import { useActToast } from '../../../components/panel/use-act-toast.ts';
import { RowActs } from '../../../components/table/row-acts.tsx';
import { useActor } from '../../../lib/session/use-actor.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type UserRow, type UsersAddress, useUserChanges } from './use-users.ts';

/** What the actor may do with the account. */
export const UserActs = ({ user, sessions, address }: UserDetails & { address: UsersAddress }) => {
  const { t, i18n } = useLingui();
  const actor = useActor();
  const given = actor === null ? [] : rolesToGive(actor, user);
  const role = given.find((other) => address.search.act === `role-${other}`) ?? user.role;
  const actOf = useActOn(user, role);
  const open = sessions.length;
  const choices = roles
    .filter((one) => one === user.role || given.includes(one))
    .map((value) => ({ value, label: i18n._(accountTerms.roles[value]) }));
  const openers: Partial<Record<AccountAct, ReactNode>> = {
    sessions: t`${plural(open, { one: 'Cerrar # sesión', other: 'Cerrar # sesiones' })}`,
    role: <ActChoice label={t`Rol`} act="role" value={role} data={choices} address={address} />,
  };
  const offered = actor === null ? [] : offeredActs(actor, user);
  return (
    <ReasonActs
      heading={<Trans context="What can be done with an account">Acciones</Trans>}
      acts={offered
        .filter((act) => act !== 'sessions' || open > 0)
        .map((act) => ({ ...actOf(act), opener: openers[act] }))}
      address={address}
    />
  );
};

/** Of two acts that undo each other one is offered at a time, in the same place. */
const placeOf = (act: AccountAct): string =>
  act === 'unlock' ? 'lock' : act === 'take-all-rights' ? 'give-all-rights' : act;

/** They neither take anything away nor give power over all. */
const harmless: ReadonlySet<AccountAct> = new Set(['verify', 'role', 'unlock']);

/** How an act on the account is worded, sent and told; `role`: the one that is given. */
const useActOn = ({ userId, verification }: AdministratedUser, role: Role) => {
  const { i18n } = useLingui();
  const toldAct = useActToast(useUserChanges());
  const { users } = trpc.useUtils().client.admin;
  const from = verification?.status ?? 'pending';
  const calls: Record<AccountAct, (input: ActOnUserInput) => Promise<AdministratedUser>> = {
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
  return (act: AccountAct): OfferedAct<AdministratedUser> => {
    const { title, help, consequence, action, done } = accountActTexts[act];
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

/** Opens an account, also at one of its acts. */
export const UserRowMenu = ({ row, open }: Pick<RowOpening, 'open'> & { row: UserRow }) => {
  const { i18n } = useLingui();
  const actor = useActor();
  const acts = (actor === null ? [] : offeredInRow(actor, row)).map((act) => ({
    label: i18n._(rowActTexts[act]),
    run: () => open(row, placeOf(act)),
  }));
  return <RowActs name={nameOrEmail(row)} onOpen={() => open(row)} acts={acts} />;
};
