import type { ErrorCode } from '@valia/domain/errors/app-error.ts';
import { type FieldIssue, fieldIssueCodes } from '@valia/domain/errors/field-issue.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { isOfCall } from './call-error.ts';

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

// Each code has a text.
const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorTexts, code);

/** What is over after a while without anybody changing what they wrote: worth sending again. */
export const isPassing = (code: ErrorCode): boolean =>
  code === 'unavailable' || code === 'storage-full';

/** Refusals that never reach the product's own answers: a proxy's, or the server's before it reads the call. */
const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  413: 'too-large',
  429: 'too-many-requests',
};

/** No status, because no answer came, is `unavailable`. */
export const codeOfStatus = (status: unknown): ErrorCode =>
  (typeof status === 'number' ? codesByStatus[status] : undefined) ?? 'unavailable';

const codeOfAnswer = (response: unknown): ErrorCode =>
  codeOfStatus(
    typeof response === 'object' && response !== null && 'status' in response
      ? response.status
      : undefined,
  );

/** How a call failed, or null for an error that came from no call. No answer at all is `unavailable`. */
export const callFailure = (error: unknown): CallFailure | null => {
  if (!isOfCall(error)) return null;
  const { data, meta } = error;
  if (typeof data !== 'object' || data === null || !('code' in data))
    return { code: codeOfAnswer(meta?.['response']), fields: [] };
  const fields =
    'fields' in data && Array.isArray(data.fields) ? data.fields.flatMap(toFieldIssue) : [];
  return { code: isErrorCode(data.code) ? data.code : 'unavailable', fields };
};
