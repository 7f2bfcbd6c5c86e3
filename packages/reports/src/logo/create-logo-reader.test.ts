import sharp from 'sharp';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { createLogoReader } from './create-logo-reader.ts';

const { readLogo } = createLogoReader();

const picture = (width = 512, height = 256) =>
  sharp({ create: { width, height, channels: 4, background: '#4e93a3' } });

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc = (bytes: Uint8Array): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
};
const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
};
/** A PNG with declared dimensions and almost no content. */
const pngOf = (width: number, height: number, further: Buffer[] = []): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const row = Buffer.alloc(1 + width * 3);
  const data = width * height > 1_000_000 ? row : Buffer.concat(Array(height).fill(row));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...further,
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const refusalOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    await readLogo(bytes);
    return 'taken';
  } catch (error) {
    const fields: unknown = Reflect.get(Object(error), 'fields');
    return JSON.stringify(fields);
  }
};

const root = fileURLToPath(new URL('../../../../package.json', import.meta.url));
const loader = pathToFileURL(createRequire(root).resolve('tsx')).href;
const measuring = fileURLToPath(new URL('../testing/measure-logo-memory.ts', import.meta.url));

/** The number of bytes by which the peak memory of a process has grown after each picture. */
const growthsWith = async (pictures: readonly Uint8Array[]): Promise<number[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'valia-logos-'));
  try {
    const paths = [await picture().png().toBuffer(), ...pictures].map((bytes, at) => {
      const path = join(folder, String(at));
      writeFileSync(path, bytes);
      return path;
    });
    const said = execFileSync(process.execPath, ['--import', loader, measuring, ...paths], {
      env: { PATH: process.env['PATH'] },
      encoding: 'utf8',
      timeout: 15_000,
    });
    return JSON.parse(said) as number[];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

// Loads the library first, because loading it is not part of the cost of a picture.
beforeAll(async () => {
  await readLogo(new Uint8Array(await picture().png().toBuffer()));
});

describe('a picture', () => {
  test.each(['png', 'jpeg'] as const)(
    'in %s is written again, no larger than it is printed',
    async (format) => {
      const sent = await picture(3_000, 1_500)[format]().toBuffer();
      const logo = await readLogo(new Uint8Array(sent));
      const { width, height, format: written } = await sharp(logo.bytes).metadata();
      expect({ width, height, written }).toEqual({ width: 1_000, height: 500, written: 'png' });
      expect(logo.color).toMatch(/^#[45][0-9a-f]9[0-9a-f]a[0-9a-f]$/);
    },
  );

  test('of greys has no colour that stands out', async () => {
    const grey = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#777777' },
    })
      .png()
      .toBuffer();
    expect((await readLogo(new Uint8Array(grey))).color).toBeNull();
  });

  test('with words in it, or a second file after it, keeps neither', async () => {
    const text = chunk('tEXt', Buffer.from('Comment\0planted'));
    const sent = Buffer.concat([pngOf(40, 40, [text]), Buffer.from('PK\u0003\u0004planted')]);
    const { bytes } = await readLogo(new Uint8Array(sent));
    expect(Buffer.from(bytes).includes('planted')).toBe(false);
    const place = await picture(40, 40)
      .withMetadata({ exif: { IFD0: { Copyright: 'planted' } } })
      .jpeg()
      .toBuffer();
    const jpeg = await readLogo(new Uint8Array(place));
    expect(Buffer.from(jpeg.bytes).includes('planted')).toBe(false);
  });
});

describe('what is refused', () => {
  const script = '<script>alert(1)</script>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
  const refused: [string, () => Uint8Array | Promise<Uint8Array>, string][] = [
    ['an SVG', () => Buffer.from(svg), 'not-a-picture'],
    [
      'an SVG behind a declaration',
      () => Buffer.from(`<?xml version="1.0"?>${svg}`),
      'not-a-picture',
    ],
    ['a page that begins as a GIF', () => Buffer.from('GIF89a=1;<script>'), 'not-a-picture'],
    ['a WebP', () => picture(40, 40).webp().toBuffer(), 'not-a-picture'],
    ['nothing', () => new Uint8Array(), 'not-a-picture'],
    ['a PNG cut off', () => pngOf(40, 40).subarray(0, 40), 'not-a-picture'],
    ['a signature alone', () => pngOf(40, 40).subarray(0, 8), 'not-a-picture'],
    ['a JPEG without an end', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'not-a-picture'],
    ['200 megapixels', () => pngOf(20_000, 10_000), 'picture-too-large'],
    ['20,000 × 20,000', () => pngOf(20_000, 20_000), 'picture-too-large'],
    ['a side of 4,001', () => pngOf(4_001, 1), 'picture-too-large'],
    ['no width', () => pngOf(0, 10), 'not-a-picture'],
    [
      'a PNG with a script in it',
      () => pngOf(40, 40, [chunk('tEXt', Buffer.from(`Comment\0${script}`))]),
      'picture-with-script',
    ],
    [
      'a PNG with a page after it',
      () => Buffer.concat([pngOf(40, 40), Buffer.from(`<HTML>${script}`)]),
      'picture-with-script',
    ],
    [
      'a JPEG with a script in it',
      () => {
        const exif = { IFD0: { Copyright: script } };
        return picture(40, 40).withMetadata({ exif }).jpeg().toBuffer();
      },
      'picture-with-script',
    ],
  ];
  test.each(refused)('is %s, within 100 ms', async (_name, make, code) => {
    const bytes = new Uint8Array(await make());
    // Measures the first attempt. The smaller of elapsed and processor time is used, because other work runs on
    // the same cores and in threads of the same process.
    const [start, began] = [performance.now(), process.cpuUsage()];
    expect(await refusalOf(bytes)).toContain(code);
    const [lasted, { user, system }] = [performance.now() - start, process.cpuUsage(began)];
    expect(Math.min(lasted, (user + system) / 1000)).toBeLessThan(100);
  });

  test('costs less than 100 MB, as does a picture of 16 megapixels in 320 kB', async () => {
    const largest = await picture(4_000, 4_000).png({ palette: false }).toBuffer();
    expect(largest.length).toBeLessThan(400_000);
    const pictures = await Promise.all(refused.map(async ([, make]) => make()));
    const growths = await growthsWith([...pictures, largest]);
    const names = [...refused.map(([name]) => name), '16 megapixels'];
    expect(growths).toHaveLength(names.length);
    expect(names.filter((_, at) => (growths[at] ?? 0) >= 100_000_000)).toEqual([]);
  });
});
