import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { useEffect, useState } from 'react';
import { callFailure } from '../../../lib/call-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import { DocumentSaver, type SaveAnswer, type SaveState } from './model/document-saver.ts';

const documentPath = (path: string): string => path.replace(/^document\.?/u, '');

const answerOfFailure = (error: unknown): SaveAnswer => {
  const failure = callFailure(error);
  const fields = (failure?.fields ?? []).map((issue) => ({
    ...issue,
    path: documentPath(issue.path),
  }));
  switch (failure?.code) {
    case 'valuation-version-conflict':
      return { kind: 'conflict', fields: fields.map(({ path }) => path) };
    case 'invalid-input':
    case 'valuation-read-only':
    case 'forbidden':
    case 'not-found':
      return { kind: 'refused', issues: fields };
    default:
      return { kind: 'failed' };
  }
};

export interface DocumentSaving {
  state: SaveState;
  /** Saves now; true when everything is saved. */
  flush: () => Promise<boolean>;
  savedDocument: () => ValuationDocument;
  resolve: DocumentSaver['resolve'];
  adoptVersion: DocumentSaver['adoptVersion'];
}

/** Keeps the server's copy of the document in step with the one being edited. */
export const useDocumentSaver = (
  valuation: Valuation,
  document: ValuationDocument,
): DocumentSaving => {
  const queries = trpc.useUtils();
  const update = trpc.valuations.update.useMutation({ retry: false });
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null });
  const [saver] = useState(
    () =>
      new DocumentSaver({
        document: valuation.document,
        version: valuation.version,
        onState: setState,
        now: () => Date.now(),
        save: async (wanted, version) => {
          try {
            const saved = await update.mutateAsync({ id: valuation.id, version, document: wanted });
            queries.valuations.get.setData({ id: valuation.id }, (known) =>
              known === undefined ? known : { ...known, ...saved, document: wanted },
            );
            return { kind: 'saved', version: saved.version };
          } catch (error) {
            return answerOfFailure(error);
          }
        },
      }),
  );

  useEffect(() => saver.change(document), [saver, document]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (saver.hasUnsaved) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      void saver.flush().then(() => queries.valuations.invalidate());
    };
  }, [saver, queries]);

  return {
    state,
    flush: () => saver.flush(),
    savedDocument: () => saver.savedDocument,
    adoptVersion: (version) => saver.adoptVersion(version),
    resolve: (theirs, version, wanted) => saver.resolve(theirs, version, wanted),
  };
};
