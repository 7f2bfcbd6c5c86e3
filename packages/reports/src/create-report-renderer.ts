import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import type { ReportRenderer } from '@valia/domain/reports/report-renderer.ts';
import type { SheetInput, SheetRenderer } from '@valia/domain/reports/sheet-renderer.ts';
import type {
  ValuationReportInput,
  ReportBrand,
} from '@valia/domain/reports/valuation-report-input.ts';
import { brandColour } from '@valia/domain/reports/brand-colour.ts';
import sharp from 'sharp';
import { chartDrawer } from './docx/chart-pictures.ts';
import { reportDocx, type DocxLogo } from './docx/report-docx.ts';
import { compileReport, type TypesettingInput } from './printing/compile-report.ts';
import { fallbackFonts, fallbackCharacters } from './printing/fallback-fonts.ts';
import { cachedAnalyses } from './content/cached-analyses.ts';
import { logoPath } from './front/logo-path.ts';
import { reportTranslator, sheetTranslator, type Translate } from './content/report-translator.ts';
import type { SheetView } from './sheets/sheet-view.ts';
import { feeSheet } from './sheets/fee-sheet.ts';
import { statementSheet } from './sheets/statement-sheet.ts';
import { type ValuationReportView, valuationReportView } from './valuation-report-view.ts';

/**
 * PDF/UA-1 requires a glyph for all text: the typesetter's error contains the text without one, with its quotes escaped
 * or not.
 */
const undisplayed = (error: unknown): string =>
  [...String(error).matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/gu)]
    .map(([, characters = '']) => characters)
    .join('');

/** The texts that users wrote themselves. */
const textsOf = ({ document, compared, adviser, firm, brand }: ValuationReportInput): object => {
  const { logo: _logo, ...words } = brand;
  return { document, compared: compared?.document, adviser, firm, brand: words };
};

const issuesIn = (value: unknown, path: string, unprintable: ReadonlySet<string>): FieldIssue[] => {
  if (typeof value === 'string') {
    const found = [...new Set(value)].filter((character) => unprintable.has(character));
    const params = { characters: found.join(' ') };
    return found.length === 0 ? [] : [{ path, code: 'not-printable', params }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    issuesIn(part, path === '' ? key : `${path}.${key}`, unprintable),
  );
};

/**
 * Characters missing in all fonts would be printed as boxes, so nothing is printed and each field that contains one is
 * reported.
 */
const refuseUnprintable = (texts: object, characters: string): void => {
  if (characters === '') return;
  throw new AppError('invalid-input', issuesIn(texts, '', new Set(characters)));
};

const compileOrRefuse = (texts: object, setting: TypesettingInput): Uint8Array => {
  try {
    return compileReport(setting);
  } catch (error) {
    refuseUnprintable(texts, undisplayed(error));
    throw error;
  }
};

/** Word processors need the exact width and height of a picture. */
const measuredLogo = async ({
  bytes,
  mediaType,
}: NonNullable<ReportBrand['logo']>): Promise<DocxLogo> => {
  const { height, width } = await sharp(bytes).metadata();
  return { bytes, mediaType, width, height };
};

const copyOf = async (
  { brand, language }: ValuationReportInput,
  view: ValuationReportView,
  setting: Omit<TypesettingInput, 'template' | 'view' | 'logo'>,
): Promise<Uint8Array> =>
  reportDocx({
    language,
    view,
    brand: setting.brand,
    logo: brand.logo && (await measuredLogo(brand.logo)),
    draw: chartDrawer(language, { ...setting, logo: null }),
  });

const sheetView = (input: SheetInput, t: Translate): SheetView =>
  input.sheet === 'fee-calculation' ? feeSheet(input, t) : statementSheet(input, t);

/** Renders reports with Typst, in this process and without network access. */
export const createReportRenderer = (): ReportRenderer & SheetRenderer => {
  const analysesOf = cachedAnalyses();
  return {
    renderValuationReport: async (input, format = 'pdf') => {
      const t = await reportTranslator(input.language);
      const view = valuationReportView(input, t, analysesOf(input));
      const letters = fallbackCharacters(JSON.stringify(view));
      refuseUnprintable(textsOf(input), letters.unprintable);
      const setting = {
        brand: brandColour(input.brand.color),
        issuedAt: new Date(input.issuedAt),
        furtherFonts: await fallbackFonts(letters),
      };
      if (format === 'docx') return copyOf(input, view, setting);
      const { logo } = input.brand;
      return compileOrRefuse(textsOf(input), {
        ...setting,
        template: 'valuation-report.typ',
        view,
        logo: logo && { path: logoPath(input.brand), bytes: logo.bytes },
      });
    },
    renderSheet: async (input) => {
      const view = sheetView(input, await sheetTranslator(input.language));
      const letters = fallbackCharacters(JSON.stringify(view));
      refuseUnprintable(input, letters.unprintable);
      return compileOrRefuse(input, {
        template: 'sheet.typ',
        view,
        brand: brandColour(null),
        logo: null,
        issuedAt: new Date(input.issuedAt),
        furtherFonts: await fallbackFonts(letters),
      });
    },
  };
};
