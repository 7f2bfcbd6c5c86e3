import { visibleRefusedTexts } from '@valia/domain/valuation-progress/visible-refused-texts.ts';
import type { SectorMultiples, Valuation } from '@valia/domain/valuations/valuation-schemas.ts';
import { useEffect, useState, useEffectEvent, useRef } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { usePageTitle } from '../../../lib/page/use-page-title.ts';
import { ValuationClosing } from './closing/valuation-closing.tsx';
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
import { useEditorLocation } from './navigation/use-editor-location.ts';
import { signedInUser } from './saving/shared-savers.ts';
import {
  useDocumentSaver,
  useRemoteChanges,
  useSavedDocument,
} from './saving/use-document-saver.ts';
import { useEditorDocument } from './document/use-editor-document.ts';
import { useEditorKeys } from './navigation/use-editor-keys.ts';
import { useExplainedFigure } from './navigation/use-explained-figure.ts';
import { useServerIssues } from './saving/use-save-state.ts';
import { useStatusChange } from './saving/use-status-change.ts';
import { useQueuedStatusChange } from './saving/use-queued-status-change.ts';
import { useStepNavigation } from './navigation/use-step-navigation.ts';
import type { ValuationSaver } from './saving/valuation-saver.ts';

interface ValuationEditorProps {
  valuation: Valuation;
  /** The version that another engine completed; null when the current engine did, or when none is completed. */
  version: FrozenVersion | null;
  sectors: SectorMultiples | null;
}

type Left = Pick<EditorState, 'document' | 'refused'>;

const kept = new Map<string, Left>();

// The user is part of the key, so that another user's session finds nothing of it.
const keyOf = (id: string): string => `${signedInUser() ?? ''} ${id}`;

/** The refused texts that the last editor of this valuation left beside its document. */
const useLeftTexts = (id: string): Left | null => useState(() => kept.get(keyOf(id)) ?? null)[0];

const holdPage = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Preserves the refused texts after the editor closes, and warns before the page is left while one is in a field. */
const useRefusedTexts = (
  id: string,
  { document, refused, readOnly }: Pick<Editor, 'document' | 'refused' | 'readOnly'>,
): void => {
  const hasRefused = Object.keys(visibleRefusedTexts(refused, document)).length > 0;
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
 * Loads what another tab or user saved, and whatever was saved while this tab was hidden. Unsaved changes here are not
 * touched: saving them merges both.
 */
const useSavedElsewhere = ({ id, version }: Valuation, saver: ValuationSaver): void => {
  const { valuations } = trpc.useUtils();

  const take = useEffectEvent(async (): Promise<void> => {
    if (saver.hasUnsaved) return;
    // Failures are ignored, because the user did not request this; it is retried with the next save.
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

/** One valuation being edited: its document, its saving, the navigation, and the explained figure. */
export const ValuationEditor = ({ valuation, version, sectors }: ValuationEditorProps) => {
  const mayOnlyRead = valuation.access === 'read';
  const readOnly = mayOnlyRead || valuation.status === 'completed';
  const saver = useDocumentSaver(valuation);
  // For a user who may only read, earlier typed changes are not part of the displayed document;
  // `EditRightRevoked` preserves them.
  const opened = mayOnlyRead ? valuation.document : saver.wantedDocument;
  const edited = useEditorDocument(opened, readOnly, useLeftTexts(valuation.id), version);
  useSavedDocument(saver, mayOnlyRead ? null : edited.document);
  useRemoteChanges(saver, edited.merge);
  useSavedElsewhere(valuation, saver);
  useRefusedTexts(valuation.id, { ...edited, readOnly });
  const navigation = useStepNavigation(edited.document, useEditorLocation());
  const { shownStatus, setStatus, undoStatus, discard } = useStatusChange(
    valuation,
    saver,
    edited,
    navigation.goToField,
  );
  const changeStatus = useQueuedStatusChange(setStatus);
  const isPhone = useIsPhone();
  const { explaining, explain, close } = useExplainedFigure();
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
        <ValuationClosing changeStatus={changeStatus}>
          {(onStatus) => <EditorLayout {...{ saver, shownStatus, onStatus }} onDiscard={discard} />}
        </ValuationClosing>
        <EditRightRevoked saver={saver} />
        <SaveConflict saver={saver} />
        {explaining !== null && (
          <Explanation key={explaining.figureId} {...explaining} onClose={close} />
        )}
      </EditorNavigationContext>
    </EditorContext>
  );
};
