import { currentOrigin, isSameAct } from './follow-acts.ts';

export interface Toast {
  kind: 'success' | 'warning' | 'error';
  title: string;
  description?: string;
  /** The one thing to do about it; doing it dismisses the toast. */
  action?: { label: string; run: () => void };
}

/** `open` turns false on dismissal; the toast leaves the store after `removalDelayMs`. */
export interface ShownToast extends Toast {
  id: number;
  open: boolean;
  /** The control whose act it tells of, where there is one. */
  origin: Element | null;
}

export const removalDelayMs = 1_000_000;
export const successDurationMs = 5_000;
/** A success that can still be undone. */
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

/** One at a time: the newest replaces the one shown. Successes leave by themselves, the rest stay until dismissed. */
export const showToast = (next: Toast): void => {
  clearTimeout(closing);
  clearTimeout(removal);
  lastId += 1;
  publish({ ...next, id: lastId, open: true, origin: currentOrigin() });
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

/** A failure that is told goes when the same is tried again: it would contradict what comes of it. */
export const dismissTriedAgain = (control: Element): void => {
  if (toast?.kind === 'error' && isSameAct(toast.origin, control)) dismissToast();
};

export const currentToast = (): ShownToast | null => toast;

export const subscribeToToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
