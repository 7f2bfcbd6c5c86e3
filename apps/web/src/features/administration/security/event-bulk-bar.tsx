import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { BulkBar } from '../../../components/bulk/bulk-bar.tsx';
import type { DoneOutcome } from '../../../components/bulk/bulk-step.ts';
import { RunBar } from '../../../components/bulk/run-bar.tsx';
import { useBulkActs } from '../../../components/bulk/use-bulk-acts.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import type { RowSelection } from '../../../components/table/use-row-selection.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useCurrentRun } from '../../../lib/use-current-run.ts';
import { type EventRow, useEventChanges } from './use-security-events.ts';

interface Acknowledging {
  note: string;
}
type Done = DoneOutcome & { item: EventRow };

/** Acknowledges many, each by a call of its own: another administrator may have taken some. */
const useAcknowledgeMany = (selection: RowSelection<EventRow>) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const changes = useEventChanges();
  const acknowledge = async ({ note }: Acknowledging, id: string) => {
    try {
      const event = await client.admin.security.acknowledge.mutate({ id, note });
      const item: EventRow = { ...event, version: 0 };
      return { id, kind: 'done' as const, changed: true, item };
    } catch (error) {
      const failure = callFailure(error);
      if (failure === null || failure.code === 'unavailable') throw error;
      return { id, kind: 'refused' as const, ...failure };
    }
  };
  return useBulkActs<Acknowledging, Done, EventRow>(
    {
      home: '/admin/security',
      chunkOf: () => 1,
      call: async ({ action, items }) => ({
        outcomes: await Promise.all(items.map(({ id }) => acknowledge(action, id))),
      }),
      asDoneBefore: (_action, outcome) => outcome,
      // That somebody knows of it stays in the log.
      undoOf: () => [],
      show: (_action, done) => {
        for (const { item } of done) changes.show(item);
      },
      settle: changes.invalidate,
      bringsRows: () => false,
      belongs: () => false,
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
