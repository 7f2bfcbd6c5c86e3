import { AppError } from '@valia/domain/errors/app-error.ts';
import { maxFieldIssues, toFieldIssues } from '@valia/domain/errors/to-field-issues.ts';
import { parseReplacement } from '@valia/domain/stored-documents/parse-replacement.ts';
import type { z } from 'zod';

interface Written {
  written: unknown;
  /** The document that it replaces; null for a new one. */
  stored: unknown;
  /** The name of the input field that contained it. */
  at: string;
}

/** Returns the parsed document to be stored; throws an error that lists its invalid fields. */
export const requireValidDocument = <Schema extends z.ZodType>(
  schema: Schema,
  { written, stored, at }: Written,
): z.output<Schema> => {
  const read = parseReplacement(schema, written, stored);
  if (read.success) return read.data;
  throw new AppError(
    'invalid-input',
    toFieldIssues(read.error, maxFieldIssues).map((issue) => ({
      ...issue,
      path: `${at}.${issue.path}`,
    })),
  );
};
