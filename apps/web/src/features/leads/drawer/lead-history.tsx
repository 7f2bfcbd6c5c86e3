import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import type { LeadDetails, LeadNote } from '@valia/domain/leads/lead-schemas.ts';
import { useRef, useState } from 'react';
import { TabPanels } from '../../../components/tabs/tab-panels.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type HistoryLine, HistoryLines, useEventLine } from '../parts/history-lines.tsx';
import styles from './lead-drawer.module.css';
import { stack } from '../../../components/style/class-names.ts';

const noteMaximum = 4_000;

/** The history of a lead, together with the adviser's private notes. */
export const LeadHistory = ({ details }: { details: LeadDetails }) => {
  const { t } = useLingui();
  const [tab, setTab] = useState<'history' | 'notes'>('history');
  const lineOf = useEventLine(details.lead);
  const { events, notes } = details;
  const written = notes.map(noteLine);
  const all = [...events.map(lineOf), ...written].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  const [allCount, noteCount] = [all.length, notes.length];
  return (
    <section className={styles.section} aria-label={t`Historial y notas`}>
      <AddNote leadId={details.lead.id} />
      <TabPanels
        label={t`Historial y notas`}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          {
            value: 'history',
            name: t`Historial ${allCount}`,
            content: <HistoryLines lines={all} />,
          },
          {
            value: 'notes',
            name: t`Notas privadas ${noteCount}`,
            content:
              noteCount === 0 ? (
                <p className={styles.meta}>
                  <Trans>Tus notas solo las ves tú.</Trans>
                </p>
              ) : (
                <HistoryLines lines={written} />
              ),
          },
        ]}
      />
    </section>
  );
};

const noteLine = ({ id, at, text }: LeadNote): HistoryLine => ({
  id,
  at,
  text: (
    <>
      <strong>
        <Trans>Nota.</Trans>
      </strong>{' '}
      {text}
    </>
  ),
  detail: null,
});

const AddNote = ({ leadId }: { leadId: string }) => {
  const { t } = useLingui();
  const [text, setText] = useState('');
  // The id stays the same when a note is sent again because its answer was lost, so it is not added twice.
  const noteId = useRef(crypto.randomUUID());
  const { client, referrals } = trpc.useUtils();
  const { isPending, run } = useUserAction({
    call: () =>
      client.referrals.leads.addNote.mutate({ leadId, noteId: noteId.current, text: text.trim() }),
    failed: t`No se pudo guardar la nota`,
    onDone: () => {
      noteId.current = crypto.randomUUID();
      setText('');
    },
    invalidates: [referrals.leads.get],
  });
  return (
    <form
      className={stack({ gap: 8, justifyItems: 'start', marginBottom: 8 }, styles.note)}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') run();
      }}
    >
      <Textarea
        aria-label={t`Nota privada`}
        placeholder={t`Añade una nota; solo la ves tú`}
        rows={text === '' ? 1 : 3}
        maxLength={noteMaximum}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {text.trim() !== '' && (
        <Button type="submit" variant="default" size="xs" loading={isPending}>
          <Trans>Guardar la nota</Trans>
        </Button>
      )}
    </form>
  );
};
