import type { z } from 'zod';
import { uncheckedStored } from './unchecked-stored.ts';
import { findUnknownParts, removeUnknownParts } from './unknown-parts.ts';

/**
 * The parts of a stored document that this release knows, for answers whose parts are copied into other documents:
 * those would refuse a key of a later release.
 */
export const storedWithoutUnknownParts = <Schema extends z.ZodType<object>>(schema: Schema) =>
  uncheckedStored<z.output<Schema>>().transform(
    (document) =>
      removeUnknownParts(document, findUnknownParts(schema, document)) as z.output<Schema>,
  );
