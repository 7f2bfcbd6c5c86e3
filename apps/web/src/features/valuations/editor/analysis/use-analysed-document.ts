import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { useState } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { hasSameInputs } from './model/has-same-inputs.ts';

/**
 * The document at the time when its inputs last changed, so that texts typed beside the figures cause no new
 * calculation.
 */
export const useAnalysedDocument = (): ValuationDocument => {
  const { document } = useEditor();
  const [analysed, setAnalysed] = useState(document);
  if (analysed === document || hasSameInputs(analysed, document)) return analysed;
  setAnalysed(document);
  return document;
};
