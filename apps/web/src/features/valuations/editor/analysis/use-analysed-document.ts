import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { useState } from 'react';
import { useEditor } from '../document/editor-context.ts';
import { haveSameInputs } from './model/same-inputs.ts';

/** The document as it was when its value last changed: words typed beside the figures ask nothing anew. */
export const useAnalysedDocument = (): ValuationDocument => {
  const { document } = useEditor();
  const [analysed, setAnalysed] = useState(document);
  if (analysed === document || haveSameInputs(analysed, document)) return analysed;
  setAnalysed(document);
  return document;
};
