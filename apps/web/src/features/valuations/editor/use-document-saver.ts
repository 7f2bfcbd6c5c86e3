import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { useEffect, useState } from 'react';
import { callFailure } from '../../../lib/call-failure.ts';
import { trpc } from '../../../lib/trpc.ts';
import {
  DocumentSaver,
  type DocumentSaverOptions,
  type SaveAnswer,
  type SaveState,
} from './model/document-saver.ts';

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
      return { kind: 'refused', code: failure.code, issues: fields };
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

/** Sends one version of the document; what the server answers is known to the other screens too. */
const useSave = ({ id }: Valuation): DocumentSaverOptions['save'] => {
  const { valuations } = trpc.useUtils();
  const { mutateAsync } = trpc.valuations.update.useMutation({ retry: false });
  return async (document, version) => {
    try {
      const saved = await mutateAsync({ id, version, document });
      valuations.get.setData({ id }, (known) =>
        known === undefined ? known : { ...known, ...saved, document },
      );
      return { kind: 'saved', version: saved.version };
    } catch (error) {
      const answer = answerOfFailure(error);
      // Completed elsewhere, it may be: the screen has to say so.
      if (answer.kind === 'refused' && answer.code !== 'invalid-input')
        void valuations.get.invalidate({ id });
      return answer;
    }
  };
};

/** Keeps the server's copy of the document in step with the one being edited. */
export const useDocumentSaver = (
  valuation: Valuation,
  document: ValuationDocument,
): DocumentSaving => {
  const queries = trpc.useUtils();
  const save = useSave(valuation);
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null });
  const [saver] = useState(
    () =>
      new DocumentSaver({
        document: valuation.document,
        version: valuation.version,
        onState: setState,
        now: () => Date.now(),
        save,
      }),
  );

  useEffect(() => saver.change(document), [saver, document]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (saver.hasUnsaved) event.preventDefault();
    };
    const saveNow = (): void => void saver.flush();
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', saveNow);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', saveNow);
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
