import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconLogout } from '@tabler/icons-react';
import { bulkAccountActions, offeredBulkActions } from '@valia/domain/access/account-actions.ts';
import { accountActionTexts, bulkAccountActionTexts } from '@valia/i18n/account-action-texts.ts';
import { withValues } from '@valia/i18n/with-values.ts';
import {
  type SelectedRowsAction,
  SelectedRowsActions,
  confirmQuestion,
  type SelectedRowsProps,
} from '../../../components/bulk/selected-rows-actions.tsx';
import { useActor } from '../../../lib/session/use-actor.ts';
import { trpc } from '../../../lib/trpc.ts';
import { toRow, type UserRow, useUserChanges } from './use-users.ts';

/**
 * The bulk actions on the selected accounts on which the user may act. There is no undo, because mails cannot be
 * recalled.
 */
export const UserBulkBar = (selected: SelectedRowsProps<UserRow>) => (
  <SelectedRowsActions
    {...selected}
    home="/admin/users"
    gender="feminine"
    acts={useActsOnMany(selected.selection.items)}
    changes={useUserChanges()}
  />
);

const icons = { verify: IconCheck, sessions: IconLogout };

const useActsOnMany = (selected: readonly UserRow[]): SelectedRowsAction<UserRow>[] => {
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
  return bulkAccountActions.map((key) => {
    const rows = selected.filter(
      (row) => actor !== null && offeredBulkActions(actor, row).includes(key),
    );
    const say = (text: MessageDescriptor, count = rows.length): string =>
      i18n._(withValues(text, { count }));
    const { label, question, consequence, done } = bulkAccountActionTexts[key];
    return {
      key,
      label: say(label),
      icon: icons[key],
      rows,
      question: confirmQuestion({
        title: say(question),
        consequences: say(consequence),
        action: i18n._(accountActionTexts[key].action),
        ...reasons[key],
      }),
      act: async (reason, { id }) => ({ item: toRow(await calls[key](id, reason)) }),
      doneText: (count) => say(done, count),
    };
  });
};
