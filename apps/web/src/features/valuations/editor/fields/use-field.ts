import { fieldValue } from '@valia/domain/valuation-cells/cell-paths.ts';
import { type FocusEvent, useId, useRef, useState } from 'react';
import { useStableCallback } from '../../../../lib/use-stable-callback.ts';
import { useEditor } from '../document/editor-context.ts';
import { isDialog } from '../../../../lib/focus/is-dialog.ts';
import { formatFieldValue } from '../values/format-field-value.ts';
import { useDescriptions } from './use-descriptions.ts';

export interface Field {
  /** The displayed text: a refused text, the text being typed, or the value. */
  text: string;
  error: string | null;
  errorId: string;
  onType: (text: string) => void;
  /** Returns false when editing that a dialog interrupted continues: the text is then not selected. */
  onFocus: () => boolean;
  onLeave: (event?: Pick<FocusEvent, 'relatedTarget'>) => void;
}

/** The error of a field: a refused text, the server's refusal, or an error of the calculation. */
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

/**
 * Connects an input to a field of the document: every keystroke is parsed, and a refused text stays until it is
 * corrected.
 */
export const useField = (path: string): Field => {
  const { document, refused, language, write, holds, endStretch } = useEditor();
  const error = useFieldError(path);
  const errorId = useId();
  const [typing, setTyping] = useState<string | null>(null);
  const cut = useRef<string | null>(null);
  // After an undo while the field has the focus, the typed text no longer matches the document, so it is not
  // shown.
  const typed = typing !== null && holds(path, typing) ? typing : null;
  const shown =
    refused[path]?.text ?? typed ?? formatFieldValue(fieldValue(document, path), path, language);
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
