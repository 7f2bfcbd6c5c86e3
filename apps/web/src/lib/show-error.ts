import { errorText } from './error-text.ts';
import { showToast } from './show-toast.ts';

/** Tells of a failed action: `title` names the action when given, the reason follows. */
export const showError = (error: unknown, title?: string): void => {
  const reason = errorText(error);
  showToast(
    title === undefined
      ? { kind: 'error', title: reason }
      : { kind: 'error', title, description: reason },
  );
};
