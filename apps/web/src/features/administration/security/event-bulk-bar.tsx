import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import {
  type SelectedRowsAction,
  SelectedRowsActions,
  confirmQuestion,
  type SelectedRowsProps,
} from '../../../components/bulk/selected-rows-actions.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { type EventRow, useEventChanges } from './use-security-events.ts';

/** The bulk action on the selected events that nobody has acknowledged yet. */
export const EventBulkBar = (selected: SelectedRowsProps<EventRow>) => {
  const { t } = useLingui();
  const open = selected.selection.items.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  return (
    <SelectedRowsActions
      {...selected}
      home="/admin/security"
      gender="masculine"
      acts={[useAcknowledging(open)]}
      changes={useEventChanges()}
      leavesView
      reasonText={({ code }) =>
        code === 'conflict' ? t`Otro administrador lo reconoció antes.` : null
      }
    />
  );
};

/** An acknowledgement remains in the log, so it cannot be undone. */
const useAcknowledging = (rows: readonly EventRow[]): SelectedRowsAction<EventRow> => {
  const { t } = useLingui();
  const { security } = trpc.useUtils().client.admin;
  const count = rows.length;
  return {
    key: 'acknowledge',
    label: t`Reconocer ${count}`,
    icon: IconCheck,
    rows,
    question: confirmQuestion({
      title: t`${plural(count, { one: '¿Reconocer # aviso?', many: '¿Reconocer # de avisos?', other: '¿Reconocer # avisos?' })}`,
      consequences: t`Salen del contador del menú. No se puede deshacer.`,
      action: t`Reconocer`,
      reason: {
        label: t`Nota para todos (opcional)`,
        description: t`Queda en el registro, para los demás administradores.`,
      },
    }),
    act: async (note, { id }) => ({
      item: { ...(await security.acknowledge.mutate({ id, note })), version: 0 },
    }),
    doneText: (done) =>
      t`${plural(done, { one: 'Aviso reconocido', many: '# de avisos reconocidos', other: '# avisos reconocidos' })}`,
  };
};
