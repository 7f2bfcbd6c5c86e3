import type { ReportBrand } from '@valia/domain/reports/valuation-report-input.ts';
import sharp from 'sharp';
import type { DocxLogo } from './report-docx.ts';

/** A word processor scales pictures only by numbers that it is given. */
export const measuredLogo = async ({
  bytes,
  mediaType,
}: NonNullable<ReportBrand['logo']>): Promise<DocxLogo> => {
  const { height, width } = await sharp(bytes).metadata();
  return { bytes, mediaType, width, height };
};
