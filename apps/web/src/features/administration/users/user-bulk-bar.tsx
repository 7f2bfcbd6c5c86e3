import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconLogout } from '@tabler/icons-react';
import { actsOnMany, offeredForMany } from '@valia/domain/access/account-acts.ts';
import { accountActTexts, actOnManyTexts } from '@valia/i18n/account-act-texts.ts';
import { withValues } from '@valia/i18n/with-values.ts';
import {
  type ActOnSelected,
  ActsOnSelected,
  asks,
  type SelectedRowsProps,
} from '../../../components/bulk/acts-on-selected.tsx';
import { useActor } from '../../../lib/session/use-actor.ts';
import { trpc } from '../../../lib/trpc.ts';
import { toRow, type UserRow, useUserChanges } from './use-users.ts';

/** What can be done with those selected on whom the actor may act. What was mailed is not taken back: there is no undo. */
export const UserBulkBar = (selected: SelectedRowsProps<UserRow>) => (
  <ActsOnSelected
    {...selected}
    home="/admin/users"
    gender="feminine"
    acts={useActsOnMany(selected.selection.items)}
    changes={useUserChanges()}
  />
);

const icons = { verify: IconCheck, sessions: IconLogout };

const useActsOnMany = (selected: readonly UserRow[]): ActOnSelected<UserRow>[] => {
  const { t, i18n } = useLingui();
  const actor = useActor();
  const { users } = trpc.useUtils().client.admin;
  const decision = { from: 'pending', decision: 'verified' } as const;
  const calls = {
    verify: (userId: string) => users.decideVerification.mutate({ userId, ...decision }),
    sessions: (userId: string, reason: string) => users.endSessions.mutate({ userId, reason }),
  };
  const reasons = {
    verify: {},
    sessions: { reason: { label: t`Motivo`, missing: t`Escribe el motivo` } },
  };
  return actsOnMany.map((key) => {
    const rows = selected.filter(
      (row) => actor !== null && offeredForMany(actor, row).includes(key),
    );
    const say = (text: MessageDescriptor, count = rows.length): string =>
      i18n._(withValues(text, { count }));
    const { label, question, consequence, done } = actOnManyTexts[key];
    return {
      key,
      label: say(label),
      icon: icons[key],
      rows,
      question: asks({
        title: say(question),
        consequences: say(consequence),
        action: i18n._(accountActTexts[key].action),
        ...reasons[key],
      }),
      act: async (reason, { id }) => ({ item: toRow(await calls[key](id, reason)) }),
      doneText: (count) => say(done, count),
    };
  });
};
