import { z } from 'zod';

/** The cursor returned with the previous page. The longest contains a name of 480 letters of three bytes, in base64. */
export const pageCursor = z.string().max(3_000).nullable().default(null);

/** Null on the last page. */
export const nextCursor = z.string().nullable();
