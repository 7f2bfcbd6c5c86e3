import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type CitedNorm,
  citedLossNormOf,
  citedNormOf,
} from '@valia/domain/corporate-tax/tax-norm.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';

const common = msg`Ley 27/2014, del Impuesto sobre Sociedades (art. 29 y DT 44.ª, según la Ley 7/2024)`;
const commonLosses = msg`Ley 27/2014, del Impuesto sobre Sociedades (art. 26 y DA 15.ª, según la Ley 7/2024)`;

/** How each corporate tax law is cited. */
export const taxNormTexts: Readonly<Record<CitedNorm, MessageDescriptor>> = {
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

/** A law that the engine cites, or that of the company's territory. */
type CitedLaw = keyof typeof lawTexts | 'tax-rate-law' | 'loss-offset-law';

/** A law as the document's territory has it. */
export const citedLawText = (law: CitedLaw, document: ValuationDocument): MessageDescriptor => {
  if (law === 'tax-rate-law') return taxNormTexts[citedNormOf(document)];
  if (law !== 'loss-offset-law') return lawTexts[law];
  const norm = citedLossNormOf(document);
  return norm === 'common' ? commonLosses : taxNormTexts[norm];
};

/** The law that gives an input of the engine; null where somebody typed it. */
export const lawOfField = (
  field: string,
  document: ValuationDocument,
): MessageDescriptor | null => {
  if (field === 'projection.spanishTax.regime') return citedLawText('tax-rate-law', document);
  if (field !== 'projection.spanishTax.zone.kind') return null;
  const isZec = document.projection.spanishTax?.zone?.kind === 'zec';
  return citedLawText(isZec ? 'zec-law' : 'ceuta-melilla-law', document);
};
