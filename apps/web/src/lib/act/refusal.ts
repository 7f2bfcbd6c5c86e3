import type { ReactNode } from 'react';
import type { Toast } from '../toast/show-toast.ts';

/** What is wrong, by field. */
export type FieldErrors = Record<string, ReactNode>;

/** Thrown by a call that refuses before the server does, or in words of its own. */
export class Refusal extends Error {
  constructor(
    readonly toast: Toast,
    readonly errors: FieldErrors = {},
  ) {
    super(toast.title);
  }
}
