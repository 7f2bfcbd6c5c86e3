import { AppError } from '@valia/domain/errors/app-error.ts';
import { mostFieldsNamed, toFieldIssues } from '@valia/domain/errors/to-field-issues.ts';
import { parseOver } from '@valia/domain/stored-documents/parse-over.ts';
import type { z } from 'zod';

interface Written {
  written: unknown;
  /** What it replaces; null for a new one. */
  stored: unknown;
  /** The field of the input that it was sent in. */
  at: string;
}

/** The document that is to be stored, or a refusal that names its wrong fields. */
export const requireWritten = <Schema extends z.ZodType>(
  schema: Schema,
  { written, stored, at }: Written,
): z.output<Schema> => {
  const read = parseOver(schema, written, stored);
  if (read.success) return read.data;
  throw new AppError(
    'invalid-input',
    toFieldIssues(read.error, mostFieldsNamed).map((issue) => ({
      ...issue,
      path: `${at}.${issue.path}`,
    })),
  );
};
