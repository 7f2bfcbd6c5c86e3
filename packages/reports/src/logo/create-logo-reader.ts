import { AppError } from '@valia/domain/errors/app-error.ts';
import type { FieldIssueCode } from '@valia/domain/errors/field-issue.ts';
import type { LogoReader } from '@valia/domain/reports/logo-reader.ts';
import sharp from 'sharp';
import { pictureSize } from './picture-size.ts';

const longestSide = 4_000;
/** The largest size on a cover, at three times the pixel density of a page. */
const [keptWidth, keptHeight] = [1_000, 500];
const decodeSeconds = 5;

const refuse = (code: FieldIssueCode): never => {
  throw new AppError('invalid-input', [{ path: 'logo', code, params: { maximum: longestSide } }]);
};

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/**
 * No genuine picture contains a script, so an upload with one is an attack. The re-encoded picture would not contain it
 * in any case.
 */
const holdsScript = (bytes: Uint8Array): boolean =>
  /<(?:script|html|!doctype|\?php)\b/i.test(Buffer.from(bytes).toString('latin1'));

const leastChroma = 40;

/** The most prominent colour among the visible pixels; null when all of them are grey. */
const colorOf = async (bytes: Uint8Array): Promise<string | null> => {
  const { data } = await sharp(bytes)
    .resize(32, 32, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = new Map<number, { count: number; red: number; green: number; blue: number }>();
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < 128 || Math.max(red, green, blue) - Math.min(red, green, blue) < leastChroma)
      continue;
    const key = (red >> 5) * 64 + (green >> 5) * 8 + (blue >> 5);
    const sum = sums.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
    sums.set(key, {
      count: sum.count + 1,
      red: sum.red + red,
      green: sum.green + green,
      blue: sum.blue + blue,
    });
  }
  const [most] = [...sums.values()].toSorted((one, other) => other.count - one.count);
  return most === undefined
    ? null
    : hexOf([most.red / most.count, most.green / most.count, most.blue / most.count]);
};

/** Decodes and re-encodes a picture, so that only its pixels are stored: no script, no location, no second file. */
export const createLogoReader = (): LogoReader => ({
  readLogo: async (bytes) => {
    const size = pictureSize(bytes) ?? refuse('not-a-picture');
    if (size.width < 1 || size.height < 1) refuse('not-a-picture');
    if (size.width > longestSide || size.height > longestSide) refuse('picture-too-large');
    if (holdsScript(bytes)) refuse('picture-with-script');
    try {
      const written = await sharp(bytes, {
        limitInputPixels: longestSide * longestSide,
        failOn: 'error',
        pages: 1,
      })
        .timeout({ seconds: decodeSeconds })
        .rotate()
        .resize(keptWidth, keptHeight, { fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .png({ compressionLevel: 9 })
        .toBuffer();
      return {
        bytes: new Uint8Array(written),
        mediaType: 'image/png',
        color: await colorOf(written),
      };
    } catch {
      return refuse('not-a-picture');
    }
  },
});
