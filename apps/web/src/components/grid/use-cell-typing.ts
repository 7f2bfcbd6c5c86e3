import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDialog } from '../../lib/focus/is-dialog.ts';

export interface Editing {
  text: string;
  /** Begun by typing over the cell: arrows then leave it, as in a spreadsheet. */
  typedOver: boolean;
}

/** A page that goes or is out of sight may never hand over what is still being typed: it is written before others look. */
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

/** What is being typed into the selected cell, handed over once when it ends. `write` says whether it is new. */
export const useCellTyping = (write: (text: string) => boolean) => {
  const [editing, setEditing] = useState<Editing | null>(null);
  // Moving the focus blurs the input before it is gone: what is typed must be written once.
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
    /** `cutBy`: what took the focus; a dialog gives it back to whoever was typing. */
    commit: (cutBy: Element | null = null): void => {
      const wasOpen = isOpen.current;
      close();
      if (!wasOpen || editing === null) return;
      cut.current = isDialog(cutBy) ? editing : null;
      write(editing.text);
    },
    /** What a dialog cut, as it was being typed; once. */
    takeCut: (): Editing | null => {
      const was = cut.current;
      cut.current = null;
      return was;
    },
  };
};
