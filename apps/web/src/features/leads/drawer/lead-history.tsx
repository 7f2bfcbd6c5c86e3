import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import type { LeadDetails, LeadEvent, LeadNote } from '@valia/domain/leads/lead-schemas.ts';
import { leadTerms } from '@valia/i18n/lead-terms.ts';
import { type ReactNode, useRef, useState } from 'react';
import { TabPanels } from '../../../components/tabs/tab-panels.tsx';
import { useAct } from '../../../lib/act/use-act.ts';
import { describeMoment } from '../../../lib/describe-moment.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useLeadTexts } from '../shared/lead-texts.ts';
import styles from './lead-drawer.module.css';

interface HistoryLine {
  id: string;
  at: string;
  text: ReactNode;
  detail: string | null;
}

const noteMaximum = 4_000;

/** What happened to a lead, with the adviser's private notes between. */
export const LeadHistory = ({ details }: { details: LeadDetails }) => {
  const { t } = useLingui();
  const [tab, setTab] = useState<'history' | 'notes'>('history');
  const lineOf = useEventLine(details);
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
          { value: 'history', name: t`Historial ${allCount}`, content: <Lines lines={all} /> },
          {
            value: 'notes',
            name: t`Notas privadas ${noteCount}`,
            content:
              noteCount === 0 ? (
                <p className={styles.meta}>
                  <Trans>Tus notas solo las ves tú.</Trans>
                </p>
              ) : (
                <Lines lines={written} />
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

/** One event in words. */
const useEventLine = ({ lead }: LeadDetails) => {
  const { t, i18n } = useLingui();
  const { sourceOf } = useLeadTexts();
  const textOf = ({ kind, byName, from, to, text }: LeadEvent): string => {
    const name = byName ?? '';
    const step = text ?? '';
    const [before, after] = [from, to].map((stage) =>
      stage === null ? '' : i18n._(leadTerms.stages[stage]),
    );
    const source = sourceOf(lead);
    switch (kind) {
      case 'arrived':
        return t`Entra por: ${source}`;
      case 'assigned':
        return t`Asignación cambiada por ${name}`;
      case 'stage-changed':
        return t`De ${before} a ${after}`;
      case 'next-step-set':
        return t`Próximo paso: ${step}`;
      case 'next-step-done':
        return t`Hecho: ${step}`;
      case 'valuation-begun':
        return t`Valoración empezada`;
    }
  };
  return (event: LeadEvent): HistoryLine => ({
    id: event.id,
    at: event.at,
    text: textOf(event),
    detail: event.kind === 'stage-changed' ? event.text : null,
  });
};

const Lines = ({ lines }: { lines: readonly HistoryLine[] }) => {
  const { i18n } = useLingui();
  const options = { i18n, language: useLanguage(), now: useNow() };
  return (
    <ol className={styles.lines}>
      {lines.map(({ id, at, text, detail }) => (
        <li key={id}>
          <time className={styles.meta} dateTime={at}>
            {describeMoment(at, options)}
          </time>
          <span>
            {text}
            {detail !== null && <span className={styles.detail}>{detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};

const AddNote = ({ leadId }: { leadId: string }) => {
  const { t } = useLingui();
  const [text, setText] = useState('');
  // A note that is sent again, because its answer got lost, is the same note.
  const noteId = useRef(crypto.randomUUID());
  const { client, referrals } = trpc.useUtils();
  const { isPending, run } = useAct({
    call: () =>
      client.referrals.leads.addNote.mutate({ leadId, noteId: noteId.current, text: text.trim() }),
    failed: t`No se pudo guardar la nota`,
    onDone: () => {
      noteId.current = crypto.randomUUID();
      setText('');
    },
    anew: [referrals.leads.get],
  });
  return (
    <form
      className={styles.note}
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
