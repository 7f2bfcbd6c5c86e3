import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type CitedTaxLaw,
  citedLossLaw,
  citedTaxLaw,
} from '@valia/domain/corporate-tax/tax-law.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';

const common = msg`Ley 27/2014, del Impuesto sobre Sociedades (art. 29 y DT 44.ª, según la Ley 7/2024)`;
const commonLosses = msg`Ley 27/2014, del Impuesto sobre Sociedades (art. 26 y DA 15.ª, según la Ley 7/2024)`;

/** The citation of each corporate tax law. */
export const taxLawTexts: Readonly<Record<CitedTaxLaw, MessageDescriptor>> = {
  common,
  alava: msg`Norma Foral 37/2013, de 13 de diciembre, del Impuesto sobre Sociedades (Álava)`,
  bizkaia: msg`Norma Foral 11/2013, de 5 de diciembre, del Impuesto sobre Sociedades (Bizkaia)`,
  gipuzkoa: msg`Norma Foral 2/2014, de 17 de enero, del Impuesto sobre Sociedades (Gipuzkoa)`,
  navarra: msg`Ley Foral 26/2016, de 28 de diciembre, del Impuesto sobre Sociedades (Navarra)`,
  basque: msg`Norma Foral del Impuesto sobre Sociedades del territorio histórico (País Vasco)`,
};

const lawTexts = {
  'new-company-law': msg`Ley 27/2014, art. 29.1; Ley 28/2022, art. 7`,
  'zec-law': msg`Ley 19/1994 (ZEC)`,
  'ceuta-melilla-law': msg`Ley 27/2014, art. 33`,
};

/** A law cited by the engine, or a code for the law of the company's territory. */
type CitedLaw = keyof typeof lawTexts | 'tax-rate-law' | 'loss-offset-law';

/** The citation of a law for the document's territory. */
export const citedLawText = (law: CitedLaw, document: ValuationDocument): MessageDescriptor => {
  if (law === 'tax-rate-law') return taxLawTexts[citedTaxLaw(document)];
  if (law !== 'loss-offset-law') return lawTexts[law];
  const norm = citedLossLaw(document);
  return norm === 'common' ? commonLosses : taxLawTexts[norm];
};

/** The law that determines an input of the engine; null when a user typed it. */
export const lawOfField = (
  field: string,
  document: ValuationDocument,
): MessageDescriptor | null => {
  if (field === 'projection.spanishTax.regime') return citedLawText('tax-rate-law', document);
  if (field !== 'projection.spanishTax.zone.kind') return null;
  const isZec = document.projection.spanishTax?.zone?.kind === 'zec';
  return citedLawText(isZec ? 'zec-law' : 'ceuta-melilla-law', document);
};
