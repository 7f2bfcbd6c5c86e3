import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProductSourceCode } from '@valia/domain/valuations/product-sources.ts';
import type { SourceNote } from '@valia/domain/valuations/valuation-document.ts';

/** What a source of the product is called. */
export const productSourceTexts: Readonly<Record<ProductSourceCode, MessageDescriptor>> = {
  'damodaran-2026-01': msg`Damodaran, enero 2026`,
  'damodaran-europe-sector-average': msg`Damodaran, Europa occidental, media del sector`,
  'spanish-general-tax-rate': msg`Tipo general, Ley 27/2014, art. 29`,
};

/** A source in the reader's language where the product wrote it, in the adviser's own words where they did. */
export const sourceText = (
  { code, text }: SourceNote,
  translate: (message: MessageDescriptor) => string,
): string => (code === undefined ? text : translate(productSourceTexts[code]));
