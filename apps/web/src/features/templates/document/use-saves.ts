import { useLingui } from '@lingui/react/macro';
import { mergeTyped } from '@valia/domain/templates/merge-typed.ts';
import type {
  TemplateDocument,
  UpdateTemplateDocumentInput,
} from '@valia/domain/templates/template-schemas.ts';
import type { TypedValue } from '@valia/domain/templates/template-values.ts';
import { useRef, useState } from 'react';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { showError } from '../../../lib/errors/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'clash';

export type Change = Omit<UpdateTemplateDocumentInput, 'id' | 'version'>;

/** A field that this window and another one wrote differently; `theirs` is undefined where it is empty there. */
export interface Clash {
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

/** The document as it stands here, and what of it the server does not hold yet. */
const useHeld = (given: TemplateDocument) => {
  const [document, setDocument] = useState(given);
  const [state, setState] = useState<SaveState>('saved');
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const held = useRef({ latest: given, saved: given, clashes, isUnsaved: false });
  const stateNow = (): SaveState => {
    if (held.current.clashes.length > 0) return 'clash';
    return held.current.isUnsaved ? 'unsaved' : 'saved';
  };
  const show = (next: TemplateDocument): void => {
    held.current.latest = next;
    setDocument(next);
    setState(stateNow());
  };
  const ask = (open: readonly Clash[]): void => {
    held.current.clashes = open;
    setClashes(open);
  };
  return { document, state, clashes, held, setState, show, ask };
};

/** What is sent, one save after the other. What another window saved meanwhile is taken in, field by field. */
export const useSaves = (given: TemplateDocument) => {
  const { t } = useLingui();
  const { document, state, clashes, held, setState, show, ask } = useHeld(given);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const { valuations } = trpc.useUtils();
  const { mutateAsync: update } = trpc.valuations.templates.updateDocument.useMutation();
  const takeIn = async (): Promise<void> => {
    const { latest, saved } = held.current;
    const { id } = latest;
    const theirs = await valuations.templates.document.fetch({ id }, { staleTime: 0 });
    const merged = mergeTyped(saved.typed, held.current.latest.typed, theirs.typed);
    held.current.saved = theirs;
    held.current.isUnsaved = true;
    ask(merged.clashes.map((field) => ({ field, theirs: theirs.typed[field] })));
    show({ ...theirs, typed: merged.typed });
  };
  const send = async (change: Change): Promise<void> => {
    if (held.current.clashes.length > 0) return;
    setState('saving');
    const { id, typed } = held.current.latest;
    const { version } = held.current.saved;
    held.current.isUnsaved = false;
    try {
      const saved = await update({ id, version, typed, ...change });
      held.current.saved = saved;
      // What was typed meanwhile stays.
      const { isUnsaved, latest } = held.current;
      show({ ...saved, typed: isUnsaved ? latest.typed : saved.typed });
      const { documents, list } = valuations.templates;
      await Promise.all([documents.invalidate(), list.invalidate()]);
    } catch (error) {
      held.current.isUnsaved = true;
      if (callFailure(error)?.code !== 'conflict') throw error;
      await takeIn();
      await send(change);
    }
  };
  const save = (change: Change = {}): Promise<void> => {
    const next = saving.current.then(async () => {
      try {
        await send(change);
      } catch (error) {
        setState('failed');
        showError(error, t`No se pudo guardar el documento`);
      }
    });
    saving.current = next;
    return next;
  };
  const put = (field: string, value: TypedValue | undefined): void => {
    held.current.isUnsaved = true;
    show(withTyped(held.current.latest, field, value));
  };
  return {
    document,
    state,
    clashes,
    save,
    put,
    hasUnsaved: (): boolean => held.current.isUnsaved,
    /** Which of both texts a field keeps; with the last one decided, it is saved. */
    decide: ({ field, theirs }: Clash, keep: 'mine' | 'theirs'): void => {
      ask(held.current.clashes.filter((clash) => clash.field !== field));
      put(field, keep === 'mine' ? held.current.latest.typed[field] : theirs);
      void save();
    },
    /** What is typed has been kept; false where it could not be. */
    settle: async (): Promise<boolean> => {
      await (held.current.isUnsaved ? save() : saving.current);
      return !held.current.isUnsaved;
    },
  };
};
