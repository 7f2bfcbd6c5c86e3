import type { TornadoBar } from '@valia/valuation/tornado.ts';
import { useMemo } from 'react';
import { useAnalysedDocument } from './use-analysed-document.ts';
import { useAnswer } from './worker/use-answer.ts';

/** The bars of the tornado for the valuation as it stands; undefined until the first are there. */
export const useTornado = (): TornadoBar[] | null | undefined => {
  const document = useAnalysedDocument();
  const question = useMemo(() => ({ inputs: document }), [document]);
  return useAnswer('tornado', question);
};
