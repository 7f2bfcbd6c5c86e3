import type {
  TemplatePrinter,
  TemplatePrintInput,
} from '@valia/domain/templates/template-printer.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { brandColour } from '@valia/domain/reports/brand-colour.ts';
import { compileReport } from '../printing/compile-report.ts';
import { fallbackFonts, fallbackCharacters } from '../printing/fallback-fonts.ts';
import { templateDocx } from './template-docx.ts';
import { templatePdfView } from './template-pdf-view.ts';

const printPdf = async (input: TemplatePrintInput): Promise<Uint8Array> => {
  const view = templatePdfView(input);
  const letters = fallbackCharacters(JSON.stringify(view));
  if (letters.unprintable !== '') {
    const params = { characters: letters.unprintable.split(/(?:)/u).join(' ') };
    throw new AppError('invalid-input', [{ path: 'typed', code: 'not-printable', params }]);
  }
  return compileReport({
    template: 'template-document.typ',
    view,
    brand: brandColour(input.brandColor),
    logo: null,
    issuedAt: new Date(input.issuedAt),
    furtherFonts: await fallbackFonts(letters),
  });
};

/** Prints documents made from templates: PDF with Typst, DOCX from code, both from the same blocks. */
export const createTemplatePrinter = (): TemplatePrinter => ({
  printTemplate: (input) => (input.format === 'pdf' ? printPdf(input) : templateDocx(input)),
});
