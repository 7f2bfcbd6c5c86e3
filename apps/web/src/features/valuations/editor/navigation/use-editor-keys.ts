import { useEffect, useRef } from 'react';
import { isSaveKey } from '../../../../components/grid/is-save-key.ts';

interface EditorKeys {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

interface Typing {
  /** The field in which something was typed since it got the focus. */
  typedIn: EventTarget | null;
  /** The text of the field when it got the focus. */
  entered: string | null;
  /** Whether the last input was the browser's own undo. */
  isUndoing: boolean;
}

const untouched = (entered: string | null): Typing => ({
  typedIn: null,
  entered,
  isUndoing: false,
});

/** Whether the browser has undone all typing in this field: a further undo would affect the previous field. */
const isUndone = ({ value }: TextField, { entered, isUndoing }: Typing): boolean =>
  isUndoing && value === entered;

/** Whether the browser handles undo and redo: in a cell, a note, and a field typed into since it got the focus. */
const isLeftToBrowser = (target: EventTarget | null, { typedIn }: Typing): target is TextField =>
  isTextField(target) && (target === typedIn || target.dataset['field'] === undefined);

/**
 * Handles Ctrl or Cmd with S, Z, Y. In a field, undo is the browser's own from its first character until everything
 * typed is undone.
 */
export const useEditorKeys = ({ save, undo, redo }: EditorKeys): void => {
  const typing = useRef(untouched(null));
  useEffect(() => {
    const begin = ({ target }: Event): void => {
      if (isTextField(target) && target !== typing.current.typedIn)
        typing.current = untouched(target.value);
    };
    const act = (event: KeyboardEvent): void => {
      begin(event);
      if (isSaveKey(event)) {
        event.preventDefault();
        save();
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isUndo = key === 'z' && !event.shiftKey;
      if (!isUndo && key !== 'y' && key !== 'z') return;
      const { target } = event;
      if (isLeftToBrowser(target, typing.current)) {
        if (!isUndo || !isUndone(target, typing.current)) return;
        if (target.dataset['field'] === undefined) {
          event.preventDefault();
          return;
        }
      }
      event.preventDefault();
      typing.current.typedIn = null;
      (isUndo ? undo : redo)();
    };
    const type = (event: Event): void => {
      typing.current.typedIn = event.target;
      typing.current.isUndoing = event instanceof InputEvent && event.inputType === 'historyUndo';
    };
    // Reset, because the field's text may have been replaced since it was remembered.
    const enter = (event: Event): void => {
      typing.current = untouched(null);
      begin(event);
    };
    window.addEventListener('keydown', act);
    window.addEventListener('input', type);
    window.addEventListener('focusin', enter);
    return () => {
      window.removeEventListener('keydown', act);
      window.removeEventListener('input', type);
      window.removeEventListener('focusin', enter);
    };
  });
};
