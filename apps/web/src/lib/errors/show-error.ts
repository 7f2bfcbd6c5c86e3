import { errorText } from './error-text.ts';
import { showToast, type Toast } from '../toast/show-toast.ts';

/** The toast for a failed action: `title`, if given, identifies the action, and the reason follows. */
export const errorToast = (error: unknown, title?: string): Toast => {
  const reason = errorText(error);
  return title === undefined
    ? { kind: 'error', title: reason }
    : { kind: 'error', title, description: reason };
};

export const showError = (error: unknown, title?: string): void =>
  showToast(errorToast(error, title));
