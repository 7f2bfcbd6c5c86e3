import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { type FieldIssue, fieldIssueCodes } from '@valia/domain/errors/field-issue.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { isCallError } from './call-error.ts';

export interface CallFailure {
  code: ErrorCode;
  fields: FieldIssue[];
}

const isParams = (value: unknown): value is FieldIssue['params'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((param) => typeof param === 'number' || typeof param === 'string');

const toFieldIssue = (value: unknown): FieldIssue[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (!('path' in value && 'code' in value && 'params' in value)) return [];
  const { path, params } = value;
  const code = fieldIssueCodes.find((known) => known === value.code);
  return typeof path === 'string' && code !== undefined && isParams(params)
    ? [{ path, code, params }]
    : [];
};

// Every code has a text, so the texts serve as the list of codes.
const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorTexts, code);

/** Whether a failure is temporary and needs no change by the user, so that the call is worth repeating. */
export const isTemporaryFailure = (code: ErrorCode): boolean =>
  code === 'unavailable' || code === 'storage-full';

/**
 * The codes for refusals that do not come from the product's own procedures: from a proxy, or from the server before it
 * reads the call.
 */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  413: 'too-large',
  429: 'too-many-requests',
};

/** Without a status, because there was no answer, the code is `unavailable`. */
export const errorCodeFromStatus = (status: unknown): ErrorCode =>
  (typeof status === 'number' ? codesByStatus[status] : undefined) ?? 'unavailable';

const codeOfAnswer = (response: unknown): ErrorCode =>
  errorCodeFromStatus(
    typeof response === 'object' && response !== null && 'status' in response
      ? response.status
      : undefined,
  );

/** The failure of a call; null for an error that did not come from a call. A missing answer is `unavailable`. */
export const callFailure = (error: unknown): CallFailure | null => {
  if (!isCallError(error)) return null;
  const { data, meta } = error;
  if (typeof data !== 'object' || data === null || !('code' in data))
    return { code: codeOfAnswer(meta?.['response']), fields: [] };
  const fields =
    'fields' in data && Array.isArray(data.fields) ? data.fields.flatMap(toFieldIssue) : [];
  return { code: isErrorCode(data.code) ? data.code : 'unavailable', fields };
};
