import {
  type ValuationDocument,
  valuationDocumentSchema,
} from '@valia/domain/valuations/document/valuation-document.ts';
import { requireWritten } from '../storage/require-written.ts';
import type { ValuationRow } from './valuation-access.ts';

/** The document that is to replace a valuation's, or a refusal that names its wrong fields. */
export const writtenDocument = (
  { document }: Pick<ValuationRow, 'document'>,
  written: unknown,
): ValuationDocument =>
  requireWritten(valuationDocumentSchema, { written, stored: document, at: 'document' });
