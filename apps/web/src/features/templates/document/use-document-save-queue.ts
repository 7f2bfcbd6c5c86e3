import { useLingui } from '@lingui/react/macro';
import { mergeTypedValues } from '@valia/domain/templates/merge-typed-values.ts';
import type {
  TemplateDocument,
  UpdateTemplateDocumentInput,
} from '@valia/domain/templates/template-schemas.ts';
import type { TypedValue } from '@valia/domain/templates/template-values.ts';
import { useRef, useState } from 'react';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { showError } from '../../../lib/errors/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';

export type DocumentSaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'clash';

export type TemplateDocumentChange = Omit<UpdateTemplateDocumentInput, 'id' | 'version'>;

const noChange: TemplateDocumentChange = {};

/**
 * A field that this window and another one changed differently; `theirs` is undefined when the other value is empty.
 */
export interface FieldConflict {
  field: string;
  theirs: TypedValue | undefined;
}

const withTyped = (
  document: TemplateDocument,
  field: string,
  value: TypedValue | undefined,
): TemplateDocument => {
  const { [field]: _former, ...others } = document.typed;
  return { ...document, typed: value === undefined ? others : { ...others, [field]: value } };
};

/** The document in this window, and the changes that are not on the server yet. */
const useHeld = (given: TemplateDocument) => {
  const [document, setDocument] = useState(given);
  const [state, setState] = useState<DocumentSaveState>('saved');
  const [clashes, setClashes] = useState<readonly FieldConflict[]>([]);
  const held = useRef({
    latest: given,
    saved: given,
    clashes,
    isUnsaved: false,
    isSaving: false,
    /** The change that was requested while a field still had two texts to choose from. */
    postponed: noChange,
  });
  const set = (change: Partial<typeof held.current>): void => {
    held.current = { ...held.current, ...change };
  };
  const stateNow = (): DocumentSaveState => {
    if (held.current.clashes.length > 0) return 'clash';
    return held.current.isUnsaved ? 'unsaved' : 'saved';
  };
  return {
    document,
    state,
    clashes,
    now: () => held.current,
    set,
    setState,
    show: (latest: TemplateDocument): void => {
      set({ latest });
      setDocument(latest);
      setState(stateNow());
    },
    ask: (open: readonly FieldConflict[]): void => {
      set({ clashes: open });
      setClashes(open);
    },
  };
};
type Held = ReturnType<typeof useHeld>;

/** Sends the document; changes that another window saved meanwhile are merged first, field by field. */
const useSend = ({ now, set, setState, show, ask }: Held) => {
  const { valuations } = trpc.useUtils();
  const { mutateAsync: update } = trpc.valuations.templates.updateDocument.useMutation();
  const takeIn = async (): Promise<void> => {
    const { id } = now().latest;
    const theirs = await valuations.templates.document.fetch({ id }, { staleTime: 0 });
    const { typed, clashes } = mergeTypedValues(
      now().saved.typed,
      now().latest.typed,
      theirs.typed,
    );
    set({ saved: theirs, isUnsaved: true });
    ask(clashes.map((field) => ({ field, theirs: theirs.typed[field] })));
    show({ ...theirs, typed });
  };
  const send = async (change: TemplateDocumentChange): Promise<void> => {
    if (now().clashes.length > 0) {
      set({ postponed: { ...now().postponed, ...change } });
      return;
    }
    setState('saving');
    const { id, typed } = now().latest;
    const { version } = now().saved;
    set({ isUnsaved: false, isSaving: true });
    try {
      const saved = await update({ id, version, typed, ...change });
      set({ saved });
      // Text typed meanwhile is preserved.
      show({ ...saved, typed: now().isUnsaved ? now().latest.typed : saved.typed });
      const { documents, list } = valuations.templates;
      await Promise.all([documents.invalidate(), list.invalidate()]);
    } catch (error) {
      set({ isUnsaved: true });
      if (callFailure(error)?.code !== 'conflict') throw error;
      await takeIn();
      await send(change);
    } finally {
      set({ isSaving: false });
    }
  };
  return send;
};

/** Saves the document, one save after the other. */
export const useDocumentSaveQueue = (given: TemplateDocument) => {
  const { t } = useLingui();
  const held = useHeld(given);
  const { document, state, clashes, now, set, setState, show, ask } = held;
  const send = useSend(held);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const sendAfter = async (
    former: Promise<void>,
    change: TemplateDocumentChange,
  ): Promise<void> => {
    await former;
    try {
      await send(change);
    } catch (error) {
      setState('failed');
      showError(error, t`No se pudo guardar el documento`);
    }
  };
  const save = (change: TemplateDocumentChange = {}): Promise<void> => {
    saving.current = sendAfter(saving.current, change);
    return saving.current;
  };
  const put = (field: string, value: TypedValue | undefined): void => {
    set({ isUnsaved: true });
    show(withTyped(now().latest, field, value));
  };
  return {
    document,
    state,
    clashes,
    save,
    put,
    /** Also true for a save that is on its way and not confirmed. */
    hasUnsaved: (): boolean => now().isUnsaved || now().isSaving,
    /** Decides which of the two texts a field keeps; after the last decision, the document is saved. */
    decide: ({ field, theirs }: FieldConflict, keep: 'mine' | 'theirs'): void => {
      ask(now().clashes.filter((clash) => clash.field !== field));
      put(field, keep === 'mine' ? now().latest.typed[field] : theirs);
      if (now().clashes.length > 0) return;
      const { postponed } = now();
      set({ postponed: noChange });
      void save(postponed);
    },
    /** Resolves to true when the typed values are saved; false when saving failed. */
    settle: async (): Promise<boolean> => {
      await (now().isUnsaved ? save() : saving.current);
      return !now().isUnsaved;
    },
  };
};
