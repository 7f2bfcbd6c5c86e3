import { valdeorzaDocument } from '../demo/valdeorza-document.ts';
import type { ValuationDocument } from '../valuations/document/valuation-document.ts';

const document = valdeorzaDocument();

/** The worked example as entered by a user who has noted no sources yet and enters the size adjustment by hand. */
export const workedExample: ValuationDocument = {
  ...document,
  client: { name: '', contact: '' },
  multiples: { ...document.multiples, sizeStep: { mode: 'manual', value: -0.35 } },
  sources: {},
  conclusion: '',
};
