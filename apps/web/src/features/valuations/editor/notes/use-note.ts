import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { callFailure, isTemporaryFailure } from '../../../../lib/errors/call-failure.ts';
import { showError } from '../../../../lib/errors/show-error.ts';
import { showToast } from '../../../../lib/toast/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../document/editor-context.ts';
import { sharedSavers } from '../saving/shared-savers.ts';
import { NoteSaver, type NoteState, type SaveNote } from './note-saver.ts';

export interface NoteEditing {
  saver: NoteSaver;
  state: NoteState;
  /** The reason why the stored note could not be loaded; null otherwise. */
  error: unknown;
  retry: () => void;
}

const keptNotes = sharedSavers<NoteSaver>();

const keptNote = (id: string): NoteSaver | null => {
  const saver = keptNotes.find(id);
  return saver?.hasUnsaved === true ? saver : null;
};

const useSaveNote = (id: string): SaveNote => {
  const { t } = useLingui();
  const { valuations } = trpc.useUtils();
  const { mutateAsync } = trpc.valuations.saveNote.useMutation();
  const hasToldFailure = useRef(false);
  return async (text, seen) => {
    try {
      const note = await mutateAsync({ id, text, seen });
      valuations.note.setData({ id }, note);
      if (hasToldFailure.current) showToast({ kind: 'success', title: t`Nota guardada` });
      hasToldFailure.current = false;
      return { kind: 'saved', note };
    } catch (error) {
      const code = callFailure(error)?.code;
      if (code !== 'conflict') {
        const kind = code !== undefined && isTemporaryFailure(code) ? 'failed' : 'refused';
        // Reported once for all attempts with the same text; the panel shows the current state.
        if (kind === 'refused' || !hasToldFailure.current)
          showError(error, t`No se pudo guardar la nota`);
        hasToldFailure.current = true;
        return { kind };
      }
    }
    try {
      return { kind: 'conflict', note: await valuations.note.fetch({ id }, { staleTime: 0 }) };
    } catch {
      return { kind: 'failed' };
    }
  };
};

/**
 * The user's private note on the valuation; unsaved text is sent when the editor is left, and again until it is saved.
 */
export const useNote = (): NoteEditing => {
  const { id } = useEditor().valuation;
  const save = useSaveNote(id);
  const [saver] = useState(() => keptNote(id) ?? new NoteSaver(save));
  const { data, error, refetch } = trpc.valuations.note.useQuery(
    { id },
    { staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always', retry: false },
  );
  useEffect(() => {
    if (data !== undefined) saver.adopt(data);
  }, [saver, data]);
  useEffect(() => {
    keptNotes.keep(id, saver);
    return () => saver.flush();
  }, [id, saver]);
  const state = useSyncExternalStore(saver.subscribe, () => saver.state);
  return { saver, state, error, retry: () => void refetch() };
};
