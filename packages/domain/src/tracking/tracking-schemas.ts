import { z } from 'zod';
import { userLanguages } from '../accounts/user-languages.ts';

/** What a browser may report of itself. */
export const visitEventNames = [
  'landing-viewed',
  'landing-scrolled-50',
  'landing-scrolled-80',
  'collaboration-form-opened',
  'collaboration-form-sent',
] as const;

/** What the server records of a person, each once. */
export const milestoneNames = [
  'registered',
  'email-verified',
  'first-valuation-created',
  'first-valuation-completed',
] as const;
export type MilestoneName = (typeof milestoneNames)[number];

export const trackingEventNames = [...visitEventNames, ...milestoneNames] as const;

/** A random id that the browser keeps in its session storage: it ends with the tab and names nobody. */
export const visitIdSchema = z.uuid();

const sourceMaximum = 60;
const sourceCharacters = /^[\w.-]*$/;

export const trackEventInput = z.strictObject({
  visitId: visitIdSchema,
  name: z.enum(visitEventNames),
  /** Of the address's `utm_source`; what is no plain word is refused. */
  source: z.string().max(sourceMaximum).regex(sourceCharacters).nullish(),
  /** Of the page that was seen. */
  language: z.enum(userLanguages).nullish(),
});
export type TrackEventInput = z.infer<typeof trackEventInput>;

/** Events are kept 13 months. */
export const trackingMonths = 13;
