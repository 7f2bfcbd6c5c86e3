import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Textarea } from '@mantine/core';
import { useRef } from 'react';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { useFocusAfterRemoval } from '../../../../lib/focus/use-focus-after-removal.ts';
import type { NoteState } from './note-saver.ts';
import styles from './notes-tab.module.css';
import type { NoteEditing } from './use-note.ts';
import { box, column, row, text } from '../../../../components/style/class-names.ts';

const looks = { quote: box({ overflow: 'auto', margin: 0 }, text('pre-wrap'), styles.quote) };

const longestNote = 10_000;

const StateText = ({ text, saving, other }: NoteState) => {
  switch (saving) {
    case 'unsaved':
      return <Trans>Sin guardar</Trans>;
    case 'saving':
      return <Trans>Guardando…</Trans>;
    case 'failed':
      if (other === null) return <Trans>Sin conexión, sin guardar. Se reintenta solo</Trans>;
      return <Trans>Sin guardar: lo que has escrito sigue aquí</Trans>;
    case 'refused':
      return <Trans>Sin guardar: lo que has escrito sigue aquí</Trans>;
    case 'saved':
      return text === '' ? null : <Trans>Guardado</Trans>;
  }
};

const OtherText = ({ note: { saver, state } }: { note: NoteEditing }) =>
  state.other !== null && (
    <div className={column({ gap: 12, pad: [12, 16], border: 'strong', radius: 6 })} role="alert">
      <p>
        <Trans>Cambiaste esta nota en otra ventana. Allí dice:</Trans>
      </p>
      <blockquote className={looks.quote}>{state.other.text}</blockquote>
      <div className={row({ gap: 8, wrap: true })}>
        <Button onClick={() => saver.keepMine()}>
          <Trans>Conservar esta</Trans>
        </Button>
        <Button variant="default" onClick={() => saver.takeOther()}>
          <Trans>Usar la otra</Trans>
        </Button>
      </div>
    </div>
  );

/** The user's private note on the valuation. */
export const NotesTab = ({ note }: { note: NoteEditing }) => {
  const { t } = useLingui();
  const { saver, state } = note;
  const field = useRef<HTMLTextAreaElement>(null);
  const canRetry = state.other === null && ['failed', 'refused'].includes(state.saving);
  useFocusAfterRemoval(canRetry || state.other !== null ? 1 : 0, () => field.current?.focus());
  if (state.text === null) {
    return note.error === null ? (
      <Skeleton height={280} />
    ) : (
      <ErrorState error={note.error} onRetry={note.retry} />
    );
  }
  return (
    <>
      <Textarea
        ref={field}
        label={t`Notas privadas`}
        description={t`Solo las ves tú. No salen en el informe ni en las versiones.`}
        rows={12}
        maxLength={longestNote}
        value={state.text}
        onChange={(event) => saver.write(event.currentTarget.value)}
        onBlur={() => saver.flush()}
      />
      <div className={row({ gap: 12, align: 'center', minHeight: 28 }, text('size-13', 'dimmed'))}>
        <p role="status">
          <StateText {...state} />
        </p>
        {canRetry && (
          <Button variant="default" size="compact-sm" onClick={() => saver.flush()}>
            <Trans>Intentar de nuevo</Trans>
          </Button>
        )}
      </div>
      <OtherText note={note} />
    </>
  );
};
