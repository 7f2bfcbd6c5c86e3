import type {
  TemplatePrinter,
  TemplatePrintInput,
} from '@valia/domain/templates/template-printer.ts';
import { AppError } from '@valia/domain/errors/app-error.ts';
import { brandColour } from '../printing/brand-colour.ts';
import { compileReport } from '../printing/compile-report.ts';
import { furtherFonts, furtherLetters } from '../printing/further-fonts.ts';
import { templateDocx } from './template-docx.ts';
import { templatePdfView } from './template-pdf-view.ts';

const printPdf = async (input: TemplatePrintInput): Promise<Uint8Array> => {
  const view = templatePdfView(input);
  const letters = furtherLetters(JSON.stringify(view));
  if (letters.unprintable !== '') {
    const params = { characters: [...letters.unprintable].join(' ') };
    throw new AppError('invalid-input', [{ path: 'typed', code: 'not-printable', params }]);
  }
  return compileReport({
    template: 'template-document.typ',
    view,
    brand: brandColour(input.brandColor),
    logo: null,
    issuedAt: new Date(input.issuedAt),
    furtherFonts: await furtherFonts(letters),
  });
};

/** Prints documents made of templates: PDF with Typst, DOCX from code, both from the same blocks. */
export const createTemplatePrinter = (): TemplatePrinter => ({
  printTemplate: (input) => (input.format === 'pdf' ? printPdf(input) : templateDocx(input)),
});
