import { readStored } from '../../lib/storage/read-stored.ts';
import { writeStored } from '../../lib/storage/write-stored.ts';

// Every tab of a session knows of it.
const key = 'valia.verification-banner';

// A browser may refuse its storage: then the banner is dismissed for this page only.
let dismissedFor: string | null = null;

/** Whether this person has dismissed the banner in this session of theirs. */
export const isBannerDismissed = (userId: string): boolean =>
  (dismissedFor ?? readStored(key)) === userId;

export const dismissBanner = (userId: string): void => {
  dismissedFor = userId;
  writeStored(key, userId);
};

/** At the beginning and at the end of a session. */
export const forgetDismissedBanner = (): void => {
  dismissedFor = null;
  writeStored(key, null);
};
