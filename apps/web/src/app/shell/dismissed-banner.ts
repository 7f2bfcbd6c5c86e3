const key = 'valia.verification-banner';

// A browser may refuse its storage: then the banner is dismissed for this page only.
let dismissedFor: string | null = null;

/** Whether this person has dismissed the banner in this session of theirs. */
export const isBannerDismissed = (userId: string): boolean => {
  try {
    return (dismissedFor ?? sessionStorage.getItem(key)) === userId;
  } catch {
    return dismissedFor === userId;
  }
};

export const dismissBanner = (userId: string): void => {
  dismissedFor = userId;
  try {
    sessionStorage.setItem(key, userId);
  } catch {
    // Kept in memory above.
  }
};

/** At the end of a session. */
export const forgetDismissedBanner = (): void => {
  dismissedFor = null;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept there then.
  }
};
