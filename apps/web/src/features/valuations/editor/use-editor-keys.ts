import { useEffect, useRef } from 'react';

interface EditorKeys {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export const isSaveKey = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';

/** Where the browser's own undo goes back letter by letter: a cell, a note, and a field typed in since it was entered. */
const isLeftToBrowser = (target: EventTarget | null, typedIn: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  (target === typedIn || target.dataset['field'] === undefined);

/** Ctrl or Cmd with S, Z, Y; in a field, undo is the browser's own from its first letter until it is left. */
export const useEditorKeys = ({ save, undo, redo }: EditorKeys): void => {
  const typedIn = useRef<EventTarget | null>(null);
  useEffect(() => {
    const act = (event: KeyboardEvent): void => {
      if (isSaveKey(event)) {
        event.preventDefault();
        save();
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (isLeftToBrowser(event.target, typedIn.current)) return;
      if (key === 'y' || (key === 'z' && event.shiftKey)) {
        event.preventDefault();
        redo();
      } else if (key === 'z') {
        event.preventDefault();
        undo();
      }
    };
    const type = ({ target }: Event): void => void (typedIn.current = target);
    // What it remembers of a field is of a text that may have been replaced since.
    const enter = (): void => void (typedIn.current = null);
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
