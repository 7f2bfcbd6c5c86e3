import { errorText } from './error-text.ts';
import { showToast, type Toast } from '../toast/show-toast.ts';

/** What tells of a failed action: `title` names the action when given, the reason follows. */
export const errorToast = (error: unknown, title?: string): Toast => {
  const reason = errorText(error);
  return title === undefined
    ? { kind: 'error', title: reason }
    : { kind: 'error', title, description: reason };
};

export const showError = (error: unknown, title?: string): void =>
  showToast(errorToast(error, title));
