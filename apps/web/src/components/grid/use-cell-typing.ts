import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDialog } from '../../lib/focus/is-dialog.ts';

export interface Editing {
  text: string;
  /** Whether editing began by typing over the cell: arrows then leave it, as in a spreadsheet. */
  typedOver: boolean;
}

/**
 * Writes the text being typed when the page closes or is hidden, because the page may not run again: it is written
 * before other listeners read it.
 */
const useWriteBeforeLeaving = (isTyping: boolean, write: () => boolean): void => {
  const leave = useEffectEvent((event: Event): void => {
    const isNew = flushSync(write);
    if (isNew && event.type === 'beforeunload') event.preventDefault();
  });
  const hide = useEffectEvent((event: Event): void => {
    if (document.visibilityState === 'hidden') leave(event);
  });
  useEffect(() => {
    if (!isTyping) return;
    const onLeave = (event: Event): void => leave(event);
    const onHide = (event: Event): void => hide(event);
    window.addEventListener('beforeunload', onLeave, true);
    window.addEventListener('visibilitychange', onHide, true);
    return () => {
      window.removeEventListener('beforeunload', onLeave, true);
      window.removeEventListener('visibilitychange', onHide, true);
    };
  }, [isTyping]);
};

/**
 * The text being typed into the selected cell, written once when editing ends. `write` returns whether the text is new.
 */
export const useCellTyping = (write: (text: string) => boolean) => {
  const [editing, setEditing] = useState<Editing | null>(null);
  // Moving the focus blurs the input before it is removed, so this makes sure that the text is written only
  // once.
  const isOpen = useRef(false);
  const cut = useRef<Editing | null>(null);
  const close = (): void => {
    isOpen.current = false;
    setEditing(null);
  };
  useWriteBeforeLeaving(editing !== null, () => write(editing?.text ?? ''));
  return {
    editing,
    isTypedOver: editing?.typedOver ?? false,
    open: (next: Editing): void => {
      isOpen.current = true;
      setEditing(next);
    },
    type: (text: string): void =>
      setEditing((before) => (before === null ? before : { ...before, text })),
    close,
    /** `cutBy` is the element that took the focus; after a dialog, the interrupted editing continues. */
    commit: (cutBy: Element | null = null): void => {
      const wasOpen = isOpen.current;
      close();
      if (!wasOpen || editing === null) return;
      cut.current = isDialog(cutBy) ? editing : null;
      write(editing.text);
    },
    /** The editing that a dialog interrupted, returned once. */
    takeCut: (): Editing | null => {
      const was = cut.current;
      cut.current = null;
      return was;
    },
  };
};
