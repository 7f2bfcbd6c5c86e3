import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { type AskedAct, SelectionBar } from '../../../components/bulk/selection-bar.tsx';
import { useActsOnEach } from '../../../components/bulk/use-acts-on-each.ts';
import { ReasonDialog } from '../../../components/dialog/reason-dialog.tsx';
import type { RowSelection } from '../../../components/table/use-row-selection.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type EventRow, useEventChanges } from './use-security-events.ts';

/** Acknowledges many: that somebody knows of it stays in the log. */
const useAcknowledgeMany = (selection: RowSelection<EventRow>) => {
  const { t } = useLingui();
  const { security } = trpc.useUtils().client.admin;
  return useActsOnEach<{ note: string }, EventRow>(
    {
      home: '/admin/security',
      atOnce: 1,
      act: async ({ note }, { id }) => ({
        item: { ...(await security.acknowledge.mutate({ id, note })), version: 0 },
      }),
      changes: useEventChanges(),
      staysInView: false,
      doneText: (_action, count) =>
        t`${plural(count, { one: 'Aviso reconocido', many: '# de avisos reconocidos', other: '# avisos reconocidos' })}`,
      reasonText: ({ code }) =>
        code === 'conflict' ? t`Otro administrador lo reconoció antes.` : null,
      staysSelectedText: (count) =>
        t`${plural(count, { one: 'Sigue seleccionado.', other: 'Siguen seleccionados.' })}`,
    },
    selection,
  );
};

interface EventBulkBarProps {
  selection: RowSelection<EventRow>;
  isWide: boolean;
}

/** At the foot: those selected that nobody knows of yet. */
export const EventBulkBar = ({ selection, isWide }: EventBulkBarProps) => {
  const { t } = useLingui();
  const { items } = selection;
  const open = items.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  return (
    <SelectionBar
      selection={selection}
      isWide={isWide}
      label={t`Acciones con los seleccionados`}
      text={t`${plural(items.length, { one: '# seleccionado', many: '# de seleccionados', other: '# seleccionados' })}`}
      acts={[useAcknowledging(open)]}
      apply={useAcknowledgeMany(selection)}
    />
  );
};

/** It cannot be undone, and is asked before. */
const useAcknowledging = (rows: readonly EventRow[]): AskedAct<{ note: string }, EventRow> => {
  const { t } = useLingui();
  const count = rows.length;
  return {
    key: 'acknowledge',
    label: t`Reconocer ${count}`,
    icon: IconCheck,
    rows,
    question: ({ onConfirm, onClose }) => (
      <ReasonDialog
        title={t`${plural(count, { one: '¿Reconocer # aviso?', many: '¿Reconocer # de avisos?', other: '¿Reconocer # avisos?' })}`}
        consequences={t`Salen del contador del menú. No se puede deshacer.`}
        action={t`Reconocer`}
        label={t`Nota para todos (opcional)`}
        description={t`Queda en el registro, para los demás administradores.`}
        onConfirm={(note) => onConfirm({ note })}
        onClose={onClose}
      />
    ),
  };
};
