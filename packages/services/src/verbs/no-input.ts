import { z } from 'zod';

/** The input of calls without input: undefined or an empty object, without any keys. */
export const noInput = z.strictObject({}).optional();

/** The declarations of a verb without input. */
export const withoutInput = { input: noInput, touches: null, sample: () => undefined };
