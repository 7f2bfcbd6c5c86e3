import { useState } from 'react';

const mostKept = 200;

interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
}

/** A value with undo and redo. */
export const useUndoHistory = <Value>(first: Value) => {
  const [{ past, present, future }, set] = useState<History<Value>>({
    past: [],
    present: first,
    future: [],
  });
  return {
    value: present,
    change: (next: Value): void =>
      set((was) =>
        next === was.present
          ? was
          : { past: [...was.past, was.present].slice(-mostKept), present: next, future: [] },
      ),
    /** Sets a value from another source, which cannot be undone. */
    replace: (next: Value): void => set({ past: [], present: next, future: [] }),
    undo:
      past.length === 0
        ? null
        : () =>
            set((was) => {
              const before = was.past.at(-1);
              if (before === undefined) return was;
              const rest = was.past.slice(0, -1);
              return { past: rest, present: before, future: [was.present, ...was.future] };
            }),
    redo:
      future.length === 0
        ? null
        : () =>
            set((was) => {
              const [after, ...rest] = was.future;
              if (after === undefined) return was;
              return { past: [...was.past, was.present], present: after, future: rest };
            }),
  };
};
