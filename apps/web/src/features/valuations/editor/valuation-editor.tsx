import { visibleRefused } from '@valia/domain/valuation-progress/visible-refused.ts';
import type { SectorMultiples, Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { useEffect, useState, useEffectEvent, useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { Closing } from './closing/closing.tsx';
import { EditorContext, type Editor } from './document/editor-context.ts';
import type { EditorState } from './document/editor-state.ts';
import { openVersionChannel } from './document/open-version-channel.ts';
import { EditorNavigationContext } from './navigation/editor-navigation-context.ts';
import { Explanation } from './explain/explanation.tsx';
import { EditorLayout } from './frame/editor-layout.tsx';
import { SaveConflict } from './saving/save-conflict.tsx';
import type { FrozenVersion } from './document/frozen-version.ts';
import { EditRightRevoked } from './saving/edit-right-revoked.tsx';
import { useRememberedRows } from './grid/paste/accounts/use-remembered-rows.ts';
import { useEditorPlace } from './navigation/use-editor-place.ts';
import { signedInUser } from './saving/shared-savers.ts';
import {
  useDocumentSaver,
  useMergedElsewhere,
  useSavedDocument,
} from './saving/use-document-saver.ts';
import { useEditorDocument } from './document/use-editor-document.ts';
import { useEditorKeys } from './navigation/use-editor-keys.ts';
import { useExplaining } from './navigation/use-explaining.ts';
import { useServerIssues } from './saving/use-save-state.ts';
import { useStatusChange } from './saving/use-status-change.ts';
import { useStatusInTurn } from './saving/use-status-in-turn.ts';
import { useStepNavigation } from './navigation/use-step-navigation.ts';
import type { ValuationSaver } from './saving/valuation-saver.ts';

interface ValuationEditorProps {
  valuation: Valuation;
  /** What another engine closed; null where this one did, or nothing is closed. */
  version: FrozenVersion | null;
  sectors: SectorMultiples | null;
}

type Left = Pick<EditorState, 'document' | 'refused'>;

const kept = new Map<string, Left>();

// Another person's session finds nothing of it.
const keyOf = (id: string): string => `${signedInUser() ?? ''} ${id}`;

/** What the last editor of this valuation left beside its document: texts that it could not take. */
const useLeftTexts = (id: string): Left | null => useState(() => kept.get(keyOf(id)) ?? null)[0];

const holdPage = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Keeps the refused texts past the editor, and holds on to the page while one stands in a field. */
const useRefusedTexts = (
  id: string,
  { document, refused, readOnly }: Pick<Editor, 'document' | 'refused' | 'readOnly'>,
): void => {
  const hasRefused = Object.keys(visibleRefused(refused, document)).length > 0;
  useEffect(() => {
    if (readOnly) return;
    if (hasRefused) kept.set(keyOf(id), { document, refused });
    else kept.delete(keyOf(id));
  }, [id, document, refused, readOnly, hasRefused]);
  useEffect(() => {
    if (!hasRefused) return;
    window.addEventListener('beforeunload', holdPage);
    return () => window.removeEventListener('beforeunload', holdPage);
  }, [hasRefused]);
};

/**
 * Brings in what another tab or person saved, or whatever was saved while this one was out of sight. What waits to be saved here is
 * not touched: its save puts both together.
 */
const useSavedElsewhere = ({ id, version }: Valuation, saver: ValuationSaver): void => {
  const { valuations } = trpc.useUtils();

  const take = useEffectEvent(async (): Promise<void> => {
    if (saver.hasUnsaved) return;
    // Nobody asked for it: what fails is asked for again with the next save.
    const newest = await valuations.get.fetch({ id }, { staleTime: 0 }).catch(() => null);
    if (newest !== null) saver.takeSaved(newest.document, newest.version);
  });
  const hear = useEffectEvent((saved: unknown): void => {
    if (typeof saved === 'number' && saved > saver.version) void take();
  });

  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = openVersionChannel(id);
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    channel.current = opened;
    return () => opened.close();
  }, [id]);
  useEffect(() => channel.current?.postMessage(version), [version]);

  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void take();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
};

/** One valuation being edited: its document, its saving, where one is, and what is explained. */
export const ValuationEditor = ({ valuation, version, sectors }: ValuationEditorProps) => {
  const mayOnlyRead = valuation.access === 'read';
  const readOnly = mayOnlyRead || valuation.status === 'completed';
  const saver = useDocumentSaver(valuation);
  // What a reader typed before is no part of what they read; `EditRightRevoked` keeps it.
  const opened = mayOnlyRead ? valuation.document : saver.wantedDocument;
  const edited = useEditorDocument(opened, readOnly, useLeftTexts(valuation.id), version);
  useSavedDocument(saver, mayOnlyRead ? null : edited.document);
  useMergedElsewhere(saver, edited.merge);
  useSavedElsewhere(valuation, saver);
  useRefusedTexts(valuation.id, { ...edited, readOnly });
  const navigation = useStepNavigation(edited.document, useEditorPlace());
  const { shownStatus, setStatus, undoStatus, discard } = useStatusChange(
    valuation,
    saver,
    edited,
    navigation.goToField,
  );
  const changeStatus = useStatusInTurn(setStatus);
  const isPhone = useIsPhone();
  const { explaining, explain, close } = useExplaining();
  usePageTitle(edited.document.company.name);
  useEditorKeys({ save: () => void saver.flush(), undo: edited.undo, redo: edited.redo });
  const serverIssues = useServerIssues(saver);
  const storedEquity = edited.document === valuation.document ? valuation.equityCentral : null;
  const still = {
    valuation,
    storedEquity,
    readOnly,
    shownVersion: null,
    sectors,
    rememberedRows: useRememberedRows(),
    serverIssues,
    undoStatus,
  };
  return (
    <EditorContext value={{ ...edited, ...still }}>
      <EditorNavigationContext value={{ ...navigation, isPhone, explain }}>
        <Closing changeStatus={changeStatus}>
          {(onStatus) => <EditorLayout {...{ saver, shownStatus, onStatus }} onDiscard={discard} />}
        </Closing>
        <EditRightRevoked saver={saver} />
        <SaveConflict saver={saver} />
        {explaining !== null && (
          <Explanation key={explaining.figureId} {...explaining} onClose={close} />
        )}
      </EditorNavigationContext>
    </EditorContext>
  );
};
