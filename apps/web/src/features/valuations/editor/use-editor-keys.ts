import { useEffect } from 'react';

interface EditorKeys {
  save: () => void;
  undo: () => void;
  redo: () => void;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export const isSaveKey = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 's';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Ctrl or Cmd with S, Z, Y; in a field, undo is the browser's own until the field is left. */
export const useEditorKeys = ({ save, undo, redo }: EditorKeys): void => {
  useEffect(() => {
    const act = (event: KeyboardEvent): void => {
      if (isSaveKey(event)) {
        event.preventDefault();
        save();
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (isTyping(event.target)) return;
      if (key === 'y' || (key === 'z' && event.shiftKey)) {
        event.preventDefault();
        redo();
      } else if (key === 'z') {
        event.preventDefault();
        undo();
      }
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  });
};
