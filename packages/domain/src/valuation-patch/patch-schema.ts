import { z } from 'zod';

const keySchema = z.union([z.string().max(400), z.number()]);

/**
 * One thing that changed, by the keys that lead to it: items of lists by their id or year (counted from the base year),
 * not by their place. Without `before` it was not there; without `after` it went.
 */
const documentChangeSchema = z.strictObject({
  key: z.array(keySchema).min(1).max(16),
  before: z.unknown().exactOptional(),
  after: z.unknown().exactOptional(),
});
export type DocumentChange = z.infer<typeof documentChangeSchema>;

const mostChanges = 20_000;

export const documentPatchSchema = z.array(documentChangeSchema).max(mostChanges);
export type DocumentPatch = z.infer<typeof documentPatchSchema>;
