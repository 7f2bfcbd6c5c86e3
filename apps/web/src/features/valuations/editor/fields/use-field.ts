import { fieldValue } from '@valia/domain/valuation-cells/cell-paths.ts';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import { useEditor } from '../document/editor-context.ts';
import { isDialog } from '../../../../lib/focus/is-dialog.ts';
import { writeFieldValue } from '../values/write-value.ts';
import { useDescriptions } from './use-descriptions.ts';

export interface Field {
  /** What the field shows: the text that was refused, what is being typed, or the value. */
  text: string;
  error: string | null;
  errorId: string;
  onType: (text: string) => void;
  /** False where what a dialog cut goes on being typed: it is not selected to be typed over. */
  onFocus: () => boolean;
  onLeave: (event?: Pick<FocusEvent, 'relatedTarget'>) => void;
}

/** What is wrong at a field: a refused text, the server's refusal, or an error of the calculation. */
export const useFieldError = (path: string): string | null => {
  const { refused, serverIssues, outcome } = useEditor();
  const descriptions = useDescriptions();
  const text = refused[path];
  if (text !== undefined) return descriptions.refusal(text.issue, text.text);
  const serverIssue = serverIssues[path];
  if (serverIssue !== undefined) return descriptions.refusal(serverIssue, '');
  const issue = outcome.issues.find(
    ({ severity, field }) => severity === 'error' && field === path,
  );
  return issue === undefined ? null : descriptions.issue(issue);
};

/** Ties an input to a field of the document: every keystroke is tried, and a refused text stays to be mended. */
export const useField = (path: string): Field => {
  const { document, refused, language, write, holds, endStretch } = useEditor();
  const error = useFieldError(path);
  const errorId = useId();
  const [typing, setTyping] = useState<string | null>(null);
  const cut = useRef<string | null>(null);
  // Undone while it has the focus, what was typed is not what stands there.
  const typed = typing !== null && holds(path, typing) ? typing : null;
  const shown =
    refused[path]?.text ?? typed ?? writeFieldValue(fieldValue(document, path), path, language);
  return {
    text: shown,
    error,
    errorId,
    onType: useStableCallback((text: string) => {
      setTyping(text);
      write(path, text);
    }),
    onFocus: useStableCallback(() => {
      const was = cut.current;
      cut.current = null;
      const goesOn = was !== null && holds(path, was);
      setTyping(goesOn ? was : null);
      return !goesOn;
    }),
    onLeave: useStableCallback((event?: Pick<FocusEvent, 'relatedTarget'>) => {
      cut.current = isDialog(event?.relatedTarget) ? typing : null;
      setTyping(null);
      endStretch();
    }),
  };
};
