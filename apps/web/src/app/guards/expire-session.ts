import { i18n } from '@lingui/core';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { currentSession, endSession } from '../../lib/session/session-store.ts';
import { showToast } from '../../lib/toast/show-toast.ts';

/** Called when the server no longer knows the session: ends it here too, and informs a user who had one. */
export const expireSession = (): void => {
  const hadSession = currentSession().status === 'signed-in';
  endSession();
  if (hadSession) showToast({ kind: 'warning', title: i18n._(errorTexts.unauthenticated) });
};
