import { z } from 'zod';
import { unknownPartsOfIssue } from './unknown-parts.ts';

/**
 * A whole document as an input. Unknown parts are accepted here, because only code that loads the stored document can
 * recognise parts that came from it. The receiver must parse it with `parseReplacement`.
 */
export const tolerantInput = <Schema extends z.ZodType<object>>(schema: Schema) =>
  z
    .custom<z.output<Schema>>()
    .check(({ value, issues }) => {
      const read = schema.safeParse(value);
      if (read.success) return;
      for (const issue of read.error.issues)
        if (unknownPartsOfIssue(value, issue).length === 0)
          issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
    })
    .meta({ written: schema });
