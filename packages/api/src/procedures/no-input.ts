import { z } from 'zod';

/** For calls that take nothing: nothing, or an empty object, and no key smuggled in. */
export const noInput = z.strictObject({}).optional();
