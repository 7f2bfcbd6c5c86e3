import { useLingui } from '@lingui/react/macro';
import { useDebouncedCallback } from '@mantine/hooks';
import type { TemplateDocument, TemplateFormat } from '@valia/domain/templates/template-schemas.ts';
import type { TypedValue } from '@valia/domain/templates/template-values.ts';
import { useEffect, useEffectEvent } from 'react';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useDownloadFile } from '../../../lib/files/use-download-file.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDocumentSaveQueue } from './use-document-save-queue.ts';

const typingPauseMs = 700;

/** Saves on leaving the page, because the pause after typing may not be over. */
const useSaveOnLeaving = (hasUnsaved: () => boolean, settle: () => Promise<boolean>): void => {
  const leave = useEffectEvent((event?: BeforeUnloadEvent): void => {
    if (!hasUnsaved()) return;
    void settle();
    event?.preventDefault();
  });
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent): void => leave(event);
    window.addEventListener('beforeunload', hold);
    return () => {
      window.removeEventListener('beforeunload', hold);
      leave();
    };
  }, []);
};

/** A document being edited: saved to the server after a pause in typing. */
export const useDocument = (given: TemplateDocument) => {
  const saves = useDocumentSaveQueue(given);
  const { document, state, clashes, decide, save, put } = saves;
  const saveSoon = useDebouncedCallback(() => void save(), typingPauseMs);
  const settle = (): Promise<boolean> => {
    saveSoon.cancel();
    return saves.settle();
  };
  useSaveOnLeaving(saves.hasUnsaved, settle);
  return {
    document,
    state,
    clashes,
    decide,
    type: (field: string, value: TypedValue | undefined): void => {
      put(field, value);
      saveSoon();
    },
    change: save,
    settle,
  };
};
export type EditedDocument = ReturnType<typeof useDocument>;

/** Generates the file of a document and downloads it. */
export const useIssueDocument = ({ document: { id }, clashes, settle }: EditedDocument) => {
  const { t } = useLingui();
  const { mutateAsync } = trpc.valuations.templates.issueDocument.useMutation();
  const download = useDownloadFile();
  return useUserAction<TemplateFormat>({
    call: async (format) => {
      if (clashes.length > 0)
        showToast({ kind: 'warning', title: t`Elige antes qué texto se queda` });
      if (!(await settle())) return null;
      const { fileId, fileName } = await mutateAsync({ id, format });
      return download(fileId, fileName);
    },
    failed: t`No se pudo crear el archivo`,
  });
};
