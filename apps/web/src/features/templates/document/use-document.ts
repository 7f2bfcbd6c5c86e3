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

/** A document as it is typed: kept by the server after a pause, one save after the other. */
export const useDocument = (given: TemplateDocument) => {
  const { t } = useLingui();
  const [document, setDocument] = useState(given);
  const [state, setState] = useState<SaveState>('saved');
  const latest = useRef(given);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const unsaved = useRef(false);
  const { valuations } = trpc.useUtils();
  const { mutateAsync: update } = trpc.valuations.templates.updateDocument.useMutation();

  const send = async (change: Change): Promise<void> => {
    setState('saving');
    const { id, version, typed } = latest.current;
    unsaved.current = false;
    try {
      const saved = await update({ id, version, typed, ...change });
      // What was typed meanwhile stays.
      latest.current = { ...saved, typed: unsaved.current ? latest.current.typed : saved.typed };
      setDocument(latest.current);
      setState(unsaved.current ? 'unsaved' : 'saved');
      await valuations.templates.documents.invalidate();
    } catch (error) {
      unsaved.current = true;
      setState('failed');
      showError(error, t`No se pudo guardar el documento`);
    }
  };
  const save = (change: Change = {}): Promise<void> => {
    const next = saving.current.then(() => send(change));
    saving.current = next;
    return next;
  };
  const saveSoon = useDebouncedCallback(() => void save(), typingPauseMs);

  return {
    document,
    state,
    type: (field: string, value: TypedValue | undefined): void => {
      const { [field]: _former, ...others } = latest.current.typed;
      const typed = value === undefined ? others : { ...others, [field]: value };
      latest.current = { ...latest.current, typed };
      unsaved.current = true;
      setDocument(latest.current);
      setState('unsaved');
      saveSoon();
    },
    change: save,
    /** What is typed has been kept; false where it could not be. */
    settle: async (): Promise<boolean> => {
      saveSoon.cancel();
      if (unsaved.current) await save();
      else await saving.current;
      return !unsaved.current;
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
