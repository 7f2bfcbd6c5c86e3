import type { z } from 'zod';
import { stored } from './stored.ts';
import { unknownIn, withoutParts } from './unknown-parts.ts';

/**
 * What this release knows of a stored document, for answers whose parts are copied into other documents: there a key of
 * a later release would be refused.
 */
export const knownPart = <Schema extends z.ZodType<object>>(schema: Schema) =>
  stored<z.output<Schema>>().transform(
    (document) => withoutParts(document, unknownIn(schema, document)) as z.output<Schema>,
  );
