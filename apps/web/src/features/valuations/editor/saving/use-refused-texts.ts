import { visibleRefused } from '@valia/domain/valuation-progress/visible-refused.ts';
import { useEffect, useState } from 'react';
import type { Editor } from '../document/editor-context.ts';
import { signedInUser } from './shared-savers.ts';
import type { EditorState } from '../document/editor-state.ts';

type Left = Pick<EditorState, 'document' | 'refused'>;

const kept = new Map<string, Left>();

// Another person's session finds nothing of it.
const keyOf = (id: string): string => `${signedInUser() ?? ''} ${id}`;

/** What the last editor of this valuation left beside its document: texts that it could not take. */
export const useLeftTexts = (id: string): Left | null =>
  useState(() => kept.get(keyOf(id)) ?? null)[0];

const holdPage = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Keeps the refused texts past the editor, and holds on to the page while one stands in a field. */
export const useRefusedTexts = (
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
