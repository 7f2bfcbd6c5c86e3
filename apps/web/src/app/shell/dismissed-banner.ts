import { readLocalStorage } from '../../lib/storage/read-local-storage.ts';
import { writeLocalStorage } from '../../lib/storage/write-local-storage.ts';

// Stored, so that every tab of a session sees it.
const key = 'valia.verification-banner';

// A browser may refuse storage: then the banner is dismissed only for this page.
let dismissedFor: string | null = null;

/** Whether this user has dismissed the banner in their current session. */
export const isBannerDismissed = (userId: string): boolean =>
  (dismissedFor ?? readLocalStorage(key)) === userId;

export const dismissBanner = (userId: string): void => {
  dismissedFor = userId;
  writeLocalStorage(key, userId);
};

/** Called at the beginning and at the end of a session. */
export const forgetDismissedBanner = (): void => {
  dismissedFor = null;
  writeLocalStorage(key, null);
};
