import { valdeorzaDocument } from '../demo/valdeorza-document.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

const document = valdeorzaDocument();

/** The worked example as somebody types it who has noted no sources yet and sets the size step by hand. */
export const workedExample: ValuationDocument = {
  ...document,
  client: { name: '', contact: '' },
  multiples: { ...document.multiples, sizeStep: { mode: 'manual', value: -0.35 } },
  sources: {},
  conclusion: '',
};
