import { useLingui } from '@lingui/react/macro';
import { useDebouncedCallback } from '@mantine/hooks';
import type {
  TemplateDocument,
  TemplateFormat,
  UpdateTemplateDocumentInput,
} from '@valia/domain/templates/template-schemas.ts';
import type { TypedValue } from '@valia/domain/templates/template-values.ts';
import { useRef, useState } from 'react';
import { useAct } from '../../../lib/act/use-act.ts';
import { useDownloadFile } from '../../../lib/files/use-download-file.ts';
import { showError } from '../../../lib/errors/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';

const typingPauseMs = 700;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed';

type Change = Omit<UpdateTemplateDocumentInput, 'id' | 'version'>;

const withTyped = (
  document: TemplateDocument,
  field: string,
  value: TypedValue | undefined,
): TemplateDocument => {
  const { [field]: _former, ...others } = document.typed;
  return { ...document, typed: value === undefined ? others : { ...others, [field]: value } };
};

/** What is sent, one save after the other, and what of it is not kept yet. */
const useSaves = (given: TemplateDocument) => {
  const { t } = useLingui();
  const [document, setDocument] = useState(given);
  const [state, setState] = useState<SaveState>('saved');
  const latest = useRef(given);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const isUnsaved = useRef(false);
  const { valuations } = trpc.useUtils();
  const { mutateAsync: update } = trpc.valuations.templates.updateDocument.useMutation();
  const show = (next: TemplateDocument): void => {
    latest.current = next;
    setDocument(next);
    setState(isUnsaved.current ? 'unsaved' : 'saved');
  };
  const send = async (change: Change): Promise<void> => {
    setState('saving');
    const { id, version, typed } = latest.current;
    isUnsaved.current = false;
    try {
      const saved = await update({ id, version, typed, ...change });
      // What was typed meanwhile stays.
      show({ ...saved, typed: isUnsaved.current ? latest.current.typed : saved.typed });
      const { documents, list } = valuations.templates;
      await Promise.all([documents.invalidate(), list.invalidate()]);
    } catch (error) {
      isUnsaved.current = true;
      setState('failed');
      showError(error, t`No se pudo guardar el documento`);
    }
  };
  const save = (change: Change = {}): Promise<void> => {
    const next = saving.current.then(() => send(change));
    saving.current = next;
    return next;
  };
  return {
    document,
    state,
    save,
    put: (field: string, value: TypedValue | undefined): void => {
      isUnsaved.current = true;
      show(withTyped(latest.current, field, value));
    },
    /** What is typed has been kept; false where it could not be. */
    settle: async (): Promise<boolean> => {
      await (isUnsaved.current ? save() : saving.current);
      return !isUnsaved.current;
    },
  };
};

/** A document as it is typed: kept by the server after a pause. */
export const useDocument = (given: TemplateDocument) => {
  const { document, state, save, put, settle } = useSaves(given);
  const saveSoon = useDebouncedCallback(() => void save(), typingPauseMs);
  return {
    document,
    state,
    type: (field: string, value: TypedValue | undefined): void => {
      put(field, value);
      saveSoon();
    },
    change: save,
    settle: (): Promise<boolean> => {
      saveSoon.cancel();
      return settle();
    },
  };
};
export type EditedDocument = ReturnType<typeof useDocument>;

/** Makes the file of a document and hands it over. */
export const useIssueDocument = ({ document: { id }, settle }: EditedDocument) => {
  const { t } = useLingui();
  const { mutateAsync } = trpc.valuations.templates.issueDocument.useMutation();
  const download = useDownloadFile();
  return useAct<TemplateFormat>({
    call: async (format) => {
      if (!(await settle())) return null;
      const { fileId, fileName } = await mutateAsync({ id, format });
      return download(fileId, fileName);
    },
    failed: t`No se pudo crear el archivo`,
  });
};
