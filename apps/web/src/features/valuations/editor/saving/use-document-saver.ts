import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { mergeDocuments } from '@valia/domain/valuation-merge/merge-documents.ts';
import { applyPatch } from '@valia/domain/valuation-patch/apply-patch.ts';
import { diffDocuments } from '@valia/domain/valuation-patch/diff-documents.ts';
import type { DocumentPatch } from '@valia/domain/valuation-patch/patch-schema.ts';
import { isJsonEqual } from '@valia/domain/valuation-patch/is-json-equal.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { callFailure, isTemporaryFailure } from '../../../../lib/errors/call-failure.ts';
import { showToast } from '../../../../lib/toast/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import { sharedSavers } from './shared-savers.ts';
import {
  DocumentSaver,
  type DocumentSaverOptions,
  type SaveAnswer,
} from '../../../../lib/saving/document-saver.ts';
import type { ValuationSaver } from './valuation-saver.ts';

const keptDocuments = sharedSavers<ValuationSaver>();

/** The preserved saver, if it has unsaved changes or a later version than the server's answer; null otherwise. */
const keptSaver = ({ id, version }: Valuation): ValuationSaver | null => {
  const saver = keptDocuments.find(id);
  return saver !== null && (saver.hasUnsaved || saver.version > version) ? saver : null;
};

const documentPath = (path: string): string => path.replace(/^document\.?/u, '');

/** Only an unanswered save is retried, because it may have succeeded. A refusal waits for the user. */
const answerOfFailure = (error: unknown): SaveAnswer<ValuationDocument> => {
  const { code, fields } = callFailure(error) ?? { code: 'internal', fields: [] };
  if (isTemporaryFailure(code)) return { kind: 'failed' };
  if (code === 'valuation-version-conflict') return { kind: 'conflict', issues: fields };
  const issues = fields.map((issue) => ({ ...issue, path: documentPath(issue.path) }));
  return { kind: 'refused', code, issues };
};

/**
 * The cell-by-cell changes that lead to the document; null when they cannot describe all of it, such as a changed order
 * of a list.
 */
const changesOf = (base: ValuationDocument, document: ValuationDocument): DocumentPatch | null => {
  const patch = diffDocuments(base, document);
  return isJsonEqual(applyPatch(base, patch).document, document) ? patch : null;
};

/** Sends the changes of the document, and publishes the server's answer to the other screens. */
const useSave = ({ id }: Valuation): DocumentSaverOptions<ValuationDocument>['save'] => {
  const { valuations } = trpc.useUtils();
  const { mutateAsync } = trpc.valuations.update.useMutation({ retry: false });
  return async (document, version, base) => {
    const changes = changesOf(base, document);
    if (changes?.length === 0) return { kind: 'saved', version };
    try {
      const { merged, ...saved } = await mutateAsync(
        changes === null ? { id, version, document } : { id, version, patch: changes },
      );
      valuations.get.setData({ id }, (known) =>
        known === undefined ? known : { ...known, ...saved, document: merged ?? document },
      );
      return { kind: 'saved', version: saved.version, ...(merged !== null && { merged }) };
    } catch (error) {
      const answer = answerOfFailure(error);
      // The valuation may have been completed elsewhere, which the screen must show.
      if (answer.kind === 'refused' && answer.code === 'valuation-read-only')
        void valuations.get.invalidate({ id });
      return answer;
    }
  };
};

/** Shows that the editor was left with unsaved changes, and later that they were saved after all. */
const useTellUnsaved = (id: string) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (saver: ValuationSaver, onSaved: () => void): void => {
    const typedName = saver.wantedDocument.company.name;
    const name = typedName.trim() === '' ? t`Empresa sin nombre` : typedName;
    showToast({
      kind: 'warning',
      title: t`Cambios sin guardar: ${name}`,
      description:
        saver.state.kind === 'retrying'
          ? t`Siguen en esta pestaña: no la cierres. Si vuelve la conexión se guardan solos; si no, abre la valoración.`
          : t`Siguen en esta pestaña: no la cierres. Abre la valoración para ver por qué.`,
      action: {
        label: t`Abrir la valoración`,
        run: () => void navigate({ to: '/valuation/$id', params: { id } }),
      },
    });
    const unsubscribe = saver.subscribe(() => {
      if (saver.state.kind !== 'saved') return;
      unsubscribe();
      onSaved();
      showToast({ kind: 'success', title: t`Cambios guardados: ${name}` });
    });
  };
};

/** The saver of a valuation; an earlier one with unsaved changes is reused. */
export const useDocumentSaver = (valuation: Valuation): ValuationSaver => {
  const { id } = valuation;
  const { valuations } = trpc.useUtils();
  const save = useSave(valuation);
  const tellUnsaved = useTellUnsaved(id);
  const [saver] = useState(
    () =>
      keptSaver(valuation) ??
      new DocumentSaver({
        document: valuation.document,
        version: valuation.version,
        now: () => Date.now(),
        save,
        rebase: mergeDocuments,
      }),
  );

  const leave = useEffectEvent(async (): Promise<void> => {
    if (!(await saver.flush())) tellUnsaved(saver, () => void valuations.invalidate());
    await valuations.invalidate();
  });

  useEffect(() => {
    keptDocuments.keep(id, saver);
    void saver.flush();
    return () => void leave();
  }, [id, saver]);

  return saver;
};

/** Merges what others saved in other cells into the editor. */
export const useRemoteChanges = (
  saver: ValuationSaver,
  merge: (base: ValuationDocument, theirs: ValuationDocument) => void,
): void => {
  const take = useStableCallback(merge);
  useEffect(() => saver.subscribeMerges(take), [saver, take]);
};

/** Passes every change of the document to its saver; null for a read-only document. */
export const useSavedDocument = (saver: ValuationSaver, document: ValuationDocument | null): void =>
  useEffect(() => {
    if (document !== null) saver.change(document);
  }, [saver, document]);
