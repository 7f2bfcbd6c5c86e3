import { useRef, useState } from 'react';

export interface Editing {
  text: string;
  /** Begun by typing over the cell: arrows then leave it, as in a spreadsheet. */
  typedOver: boolean;
}

/** What is being typed into the selected cell, handed over once when it ends. */
export const useCellTyping = (write: (text: string) => void) => {
  const [editing, setEditing] = useState<Editing | null>(null);
  // Moving the focus blurs the input before it is gone: what is typed must be written once.
  const isOpen = useRef(false);
  const close = (): void => {
    isOpen.current = false;
    setEditing(null);
  };
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
    commit: (): void => {
      const wasOpen = isOpen.current;
      close();
      if (wasOpen && editing !== null) write(editing.text);
    },
  };
};
