import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FieldIssueCode } from '@valia/domain/errors/field-issue.ts';

export type FileRefusal = Extract<FieldIssueCode, `file-${string}`>;

/** An uploaded file that is not taken, with its reason. */
export const refuseFile = (code: FileRefusal): never => {
  throw new AppError('invalid-input', [{ path: 'file', code, params: {} }]);
};
