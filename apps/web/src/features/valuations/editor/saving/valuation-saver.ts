import type { ValuationDocument } from '@valia/domain/valuations/valuation-document.ts';
import type { DocumentSaver } from '../../../../lib/saving/document-saver.ts';

export type ValuationSaver = DocumentSaver<ValuationDocument>;
