import { z } from 'zod';
import { unknownPartsOf } from './unknown-parts.ts';

/**
 * A whole document as an input: what is unknown in it comes through, for only who loads the stored one can tell what
 * was answered from there. Whoever takes it reads it with `parseOver`.
 */
export const asSent = <Schema extends z.ZodType<object>>(schema: Schema) =>
  z
    .custom<z.output<Schema>>()
    .check(({ value, issues }) => {
      const read = schema.safeParse(value);
      if (read.success) return;
      for (const issue of read.error.issues)
        if (unknownPartsOf(value, issue).length === 0)
          issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
    })
    .meta({ written: schema });
