import { lastUsedControl, isSameControl } from './track-used-controls.ts';

export interface Toast {
  kind: 'success' | 'warning' | 'error';
  title: string;
  description?: string;
  /** The single action on the message; running it dismisses the toast. */
  action?: { label: string; run: () => void };
}

/** `open` becomes false on dismissal; the toast leaves the store after `removalDelayMs`. */
export interface ShownToast extends Toast {
  id: number;
  open: boolean;
  /** The control whose action the toast is about; null when there is none. */
  origin: Element | null;
}

export const removalDelayMs = 1_000_000;
export const successDurationMs = 5_000;
/** The display time of a success that can still be undone. */
export const undoDurationMs = 10_000;

let toast: ShownToast | null = null;
let lastId = 0;
let closing: ReturnType<typeof setTimeout> | undefined;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const publish = (next: ShownToast | null): void => {
  toast = next;
  for (const listener of listeners) listener();
};

/**
 * Shows one toast at a time: the newest replaces the current one. Successes disappear automatically, others stay until
 * dismissed.
 */
export const showToast = (next: Toast): void => {
  clearTimeout(closing);
  clearTimeout(removal);
  lastId += 1;
  publish({ ...next, id: lastId, open: true, origin: lastUsedControl() });
  if (next.kind !== 'success') return;
  const duration = next.action === undefined ? successDurationMs : undoDurationMs;
  closing = setTimeout(dismissToast, duration);
};

export const dismissToast = (): void => {
  clearTimeout(closing);
  if (toast === null || !toast.open) return;
  publish({ ...toast, open: false });
  removal = setTimeout(() => publish(null), removalDelayMs);
};

/** Dismisses a failure message when the same action is tried again, because it could contradict the new result. */
export const dismissTriedAgain = (control: Element): void => {
  if (toast?.kind === 'error' && isSameControl(toast.origin, control)) dismissToast();
};

export const currentToast = (): ShownToast | null => toast;

export const subscribeToToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
