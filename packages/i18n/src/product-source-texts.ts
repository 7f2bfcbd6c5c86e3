import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type ProductSourceCode,
  productSourceOf,
} from '@valia/domain/valuations/product-sources.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import {
  type PlatformMedianText,
  platformMedianOf,
} from '@valia/domain/valuations/platform-median-text.ts';
import type { SourceNote } from '@valia/domain/valuations/document/valuation-document.ts';
import type { Language } from './languages.ts';
import { namedRegions, regionText } from './region-texts.ts';

/** The names of the product's sources. */
export const productSourceTexts: Readonly<Record<ProductSourceCode, MessageDescriptor>> = {
  'damodaran-2026-01': msg`Damodaran, enero 2026`,
  'damodaran-europe-sector-average': msg`Damodaran, Europa occidental, media del sector`,
  'spanish-general-tax-rate': msg`Tipo general, Ley 27/2014, art. 29`,
  'assumption-chartered-tax-rate': msg`Hipótesis: tipo general de la hacienda foral`,
  'assumption-german-bond': msg`Hipótesis: bono alemán a 10 años`,
  'assumption-size-premium': msg`Hipótesis: empresa pequeña y no cotizada`,
  'assumption-specific-risk': msg`Hipótesis: depende de pocas personas y clientes`,
  'assumption-bbb-spread': msg`Damodaran, enero 2026; hipótesis: rating BBB`,
  'assumption-base-ebit': msg`Hipótesis: EBITDA del año base menos una cuarta parte de amortización`,
  'assumption-interest-of-debt': msg`Hipótesis: la deuda del balance al 5 %`,
  'assumption-inflation-target': msg`Hipótesis: objetivo de inflación del BCE`,
  'assumption-base-margin': msg`Hipótesis: el margen del año base, congelado todos los años`,
  'assumption-quarter-of-ebitda': msg`Hipótesis: una cuarta parte del EBITDA`,
  'assumption-sales-to-capital': msg`Hipótesis: cada euro de capital sostiene dos euros de ventas`,
  'assumption-none': msg`Hipótesis: sin partidas identificadas`,
  'assumption-weights': msg`Hipótesis: el DCF pesa algo más que los múltiplos`,
  'monthly-budget': msg`Presupuesto mensual, doce meses cerrados`,
  'own-transaction': msg`Operación propia`,
};

type Translate = (message: MessageDescriptor) => string;

/** An edition's source followed by its region, as the product writes it next to a sector's figure. */
const regionalText = (text: string, translate: Translate): string => {
  const region = namedRegions.find((name) => text.endsWith(`, ${name}`));
  return region === undefined
    ? text
    : `${text.slice(0, -region.length)}${regionText(region, translate)}`;
};

const platformText = (
  { advisers, day, sector: code }: PlatformMedianText,
  translate: Translate,
  language: Language,
): string => {
  const sector = sectorName(code, language);
  return translate(msg`Mediana de la plataforma, ${sector}, ${advisers} asesores, ${day}`);
};

/** A source in the reader's language when the product wrote it, in the adviser's own words otherwise. */
export const sourceText = (
  { code, text }: Pick<SourceNote, 'code' | 'text'>,
  translate: Translate,
  language: Language,
): string => {
  const written = code ?? productSourceOf(text);
  if (written !== null) return translate(productSourceTexts[written]);
  const median = platformMedianOf(text);
  return median === null
    ? regionalText(text, translate)
    : platformText(median, translate, language);
};
