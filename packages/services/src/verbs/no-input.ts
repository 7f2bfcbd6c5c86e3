import { z } from 'zod';

/** For calls that take nothing: nothing, or an empty object, and no key smuggled in. */
export const noInput = z.strictObject({}).optional();

/** What such a verb declares of it. */
export const withoutInput = { input: noInput, touches: null, sample: () => undefined };
