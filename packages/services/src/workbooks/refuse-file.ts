import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FieldIssueCode } from '@valia/domain/errors/field-issue.ts';

export type FileRefusal = Extract<FieldIssueCode, `file-${string}`>;

/** Refuses an uploaded file, with the reason. */
export const refuseFile = (code: FileRefusal): never => {
  throw new AppError('invalid-input', [{ path: 'file', code, params: {} }]);
};
