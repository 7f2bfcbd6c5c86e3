import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { BulkBar } from '../../../components/bulk/bulk-bar.tsx';
import { RunBar } from '../../../components/bulk/run-bar.tsx';
import { useActsOnEach } from '../../../components/bulk/use-acts-on-each.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import type { RowSelection } from '../../../components/table/use-row-selection.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useCurrentRun } from '../../../lib/use-current-run.ts';
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

interface AcknowledgeDialogProps {
  count: number;
  onConfirm: (note: string) => void;
  onClose: () => void;
}

const AcknowledgeDialog = ({ count, onConfirm, onClose }: AcknowledgeDialogProps) => {
  const { t } = useLingui();
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      title={t`${plural(count, { one: '¿Reconocer # aviso?', many: '¿Reconocer # de avisos?', other: '¿Reconocer # avisos?' })}`}
      consequences={<Trans>Salen del contador del menú. No se puede deshacer.</Trans>}
      action={<Trans>Reconocer</Trans>}
      onConfirm={() => onConfirm(note.trim())}
      onClose={onClose}
    >
      <Textarea
        label={t`Nota para todos (opcional)`}
        description={t`Queda en el registro, para los demás administradores.`}
        maxLength={500}
        data-autofocus
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </ConfirmDialog>
  );
};

interface EventBulkBarProps {
  selection: RowSelection<EventRow>;
  isWide: boolean;
}

/** At the foot: the work under way, or those selected that nobody knows of yet. */
export const EventBulkBar = ({ selection, isWide }: EventBulkBarProps) => {
  const { t } = useLingui();
  const run = useCurrentRun();
  const acknowledge = useAcknowledgeMany(selection);
  const [isAsked, setAsked] = useState(false);
  const { items, clear } = selection;
  const open = items.filter(({ acknowledgedAt }) => acknowledgedAt === null);
  const count = open.length;
  if (run !== null) return <RunBar run={run} />;
  if (items.length === 0) return null;
  return (
    <>
      <BulkBar
        label={t`Acciones con los seleccionados`}
        isWide={isWide}
        onClear={clear}
        acts={
          count === 0
            ? []
            : [
                {
                  label: t`Reconocer ${count}`,
                  icon: IconCheck,
                  place: 'bar',
                  run: () => setAsked(true),
                  asks: true,
                },
              ]
        }
      >
        {t`${plural(items.length, { one: '# seleccionado', many: '# de seleccionados', other: '# seleccionados' })}`}
      </BulkBar>
      {isAsked && (
        <AcknowledgeDialog
          count={count}
          onConfirm={(note) => {
            setAsked(false);
            void acknowledge([{ note }], open);
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};
