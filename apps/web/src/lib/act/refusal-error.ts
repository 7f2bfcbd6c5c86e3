import type { ReactNode } from 'react';
import type { Toast } from '../toast/show-toast.ts';

/** Returns the errors by field. */
export type FieldErrors = Record<string, ReactNode>;

/** Thrown by a call that refuses before the server does, or with its own message. */
export class RefusalError extends Error {
  constructor(
    readonly toast: Toast,
    readonly errors: FieldErrors = {},
  ) {
    super(toast.title);
  }
}
