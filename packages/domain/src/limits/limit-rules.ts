const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** At most `most` calls within any time span of `withinMs`. */
export interface LimitRule {
  most: number;
  withinMs: number;
}

/** How often each action may be tried. Each name ends with the kind of subject that is limited. */
export const limitRules = {
  'sign-in-per-account-and-range': { most: 10, withinMs: 15 * minuteMs },
  'sign-in-per-range': { most: 30, withinMs: 15 * minuteMs },
  'sign-in-per-known-device': { most: 10, withinMs: 15 * minuteMs },
  'sign-up-per-range': { most: 20, withinMs: hourMs },
  'sign-up-of-existing-per-range': { most: 5, withinMs: hourMs },
  'account-exists-per-address': { most: 1, withinMs: hourMs },
  'forgot-per-address-and-minute': { most: 1, withinMs: minuteMs },
  'forgot-per-address-and-hour': { most: 5, withinMs: hourMs },
  'forgot-per-range': { most: 20, withinMs: hourMs },
  'resend-per-address-and-minute': { most: 1, withinMs: minuteMs },
  'resend-per-address-and-hour': { most: 5, withinMs: hourMs },
  'resend-per-range': { most: 20, withinMs: hourMs },
  'link-per-range': { most: 60, withinMs: 15 * minuteMs },
  'verify-per-range': { most: 30, withinMs: minuteMs },
  'invite-per-user': { most: 20, withinMs: hourMs },
  'invite-per-address': { most: 5, withinMs: hourMs },
  'share-per-user': { most: 30, withinMs: hourMs },
  'logo-per-user': { most: 20, withinMs: hourMs },
  'print-per-user': { most: 60, withinMs: hourMs },
  'email-change-per-user': { most: 5, withinMs: hourMs },
  'email-change-per-address': { most: 3, withinMs: hourMs },
  'password-proof-per-user': { most: 10, withinMs: 15 * minuteMs },
  'second-factor-per-user': { most: 10, withinMs: 15 * minuteMs },
  'second-factor-alert-per-user': { most: 1, withinMs: 15 * minuteMs },
  /** For writes of any kind. Far above normal use, because the editor saves at most twice a second. */
  'write-per-user': { most: 600, withinMs: minuteMs },
  'export-per-user': { most: 5, withinMs: hourMs },
  'denial-per-user': { most: 30, withinMs: hourMs },
  'denial-alert-per-user': { most: 1, withinMs: hourMs },
  'lead-per-range': { most: 10, withinMs: hourMs },
  'request-per-user': { most: 30, withinMs: hourMs },
  'message-per-user': { most: 120, withinMs: hourMs },
  'issue-report-per-user': { most: 5, withinMs: hourMs },
  'help-per-user': { most: 10, withinMs: hourMs },
  'track-per-range': { most: 600, withinMs: hourMs },
} as const satisfies Record<string, LimitRule>;
export type LimitName = keyof typeof limitRules;

/** Consecutive failures of one account after which each further try is delayed, and its owner is notified. */
export const failuresBeforeDelay = 100;
export const delayAfterFailuresMs = 5 * minuteMs;
