import { AppError } from '@valia/domain/errors/app-error.ts';
import { z } from 'zod';

/** The last report of a page. */
interface ReportCursor {
  id: string;
  createdAt: Date;
}

const tokenSchema = z.strictObject({ id: z.uuid(), at: z.iso.datetime() });

export const encodeReportCursor = ({ id, createdAt }: ReportCursor): string =>
  Buffer.from(JSON.stringify({ id, at: createdAt.toISOString() })).toString('base64url');

const parsed = (token: string): unknown => {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    return null;
  }
};

/** Reads what `encodeReportCursor` wrote; anything else is refused as input. */
export const decodeReportCursor = (token: string): ReportCursor => {
  const result = tokenSchema.safeParse(parsed(token));
  if (result.success) return { id: result.data.id, createdAt: new Date(result.data.at) };
  throw new AppError('invalid-input', [{ path: 'cursor', code: 'not-valid', params: {} }]);
};
