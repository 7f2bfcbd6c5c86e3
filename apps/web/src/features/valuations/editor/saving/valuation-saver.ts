import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import type { DocumentSaver } from '../../../../lib/saving/document-saver.ts';

export type ValuationSaver = DocumentSaver<ValuationDocument>;
