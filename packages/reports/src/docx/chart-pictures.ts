import sharp from 'sharp';
import { compileDrawing, type TypesettingInput } from '../printing/compile-report.ts';
import type { OutlineChart } from './outline-block.ts';

/** A chart as pixels, with its size on the page in CSS pixels. */
export interface ChartPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * With this density Sharp renders a drawing in points at twice its size: four dots per point, three per pixel of the
 * page.
 */
const density = 144;
const dotsPerPixel = 3;

export type DrawChart = (chart: OutlineChart) => Promise<ChartPicture>;

/** Draws a chart as in the report, in its colours and its language. */
export const chartDrawer =
  (language: string, setting: Omit<TypesettingInput, 'template' | 'view'>): DrawChart =>
  async ({ name, view }) => {
    const svg = compileDrawing({
      ...setting,
      template: 'chart-picture.typ',
      view: { language, name, chart: view },
    });
    const picture = sharp(Buffer.from(svg), { density });
    const { data, info } = await picture
      .flatten({ background: '#ffffff' })
      .png({ palette: true })
      .toBuffer({ resolveWithObject: true });
    return {
      bytes: new Uint8Array(data),
      width: Math.round(info.width / dotsPerPixel),
      height: Math.round(info.height / dotsPerPixel),
    };
  };
