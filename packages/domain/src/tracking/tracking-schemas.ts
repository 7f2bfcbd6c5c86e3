import { z } from 'zod';
import { userLanguages } from '../accounts/user-languages.ts';

/** The events that a browser may report about itself. */
export const visitEventNames = [
  'landing-viewed',
  'landing-scrolled-50',
  'landing-scrolled-80',
  'collaboration-form-opened',
  'collaboration-form-sent',
] as const;

/** The events that the server records for a user, each once. */
export const milestoneNames = [
  'registered',
  'email-verified',
  'first-valuation-created',
  'first-valuation-completed',
] as const;
export type MilestoneName = (typeof milestoneNames)[number];

export const trackingEventNames = [...visitEventNames, ...milestoneNames] as const;

/** A random id in the browser's session storage: it ends with the tab and identifies nobody. */
export const visitIdSchema = z.uuid();

const sourceMaximum = 60;
const sourceCharacters = /^[\w.-]*$/;

export const trackEventInput = z.strictObject({
  visitId: visitIdSchema,
  name: z.enum(visitEventNames),
  /** The `utm_source` of the URL; refused unless it is a plain word. */
  source: z.string().max(sourceMaximum).regex(sourceCharacters).nullish(),
  /** The language of the visited page. */
  language: z.enum(userLanguages).nullish(),
});
export type TrackEventInput = z.infer<typeof trackEventInput>;

/** Events are stored for 13 months. */
export const trackingMonths = 13;
