import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSourceFiles } from './read-source-files.ts';

const endings = ['xls', 'ods', 'xlsx', 'html', 'xml', 'fods'];
const fixtures = [...endings.map((ending) => `libreoffice.${ending}`), 'typst-trial-balance.pdf'];
const bytesOf = (name: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(new URL(`testing/data/${name}`, import.meta.url)));

it.each(fixtures)(
  '%s with changed bytes or a torn end is read or refused, never thrown',
  async (name) => {
    const good = bytesOf(name);
    const place = fc.nat({ max: good.length - 1 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(place, fc.nat({ max: 255 })), { minLength: 1, maxLength: 6 }),
        fc.option(place),
        async (changes, end) => {
          const bytes = Uint8Array.from(good);
          for (const [at, byte] of changes) bytes[at] = byte;
          const torn = bytes.slice(0, end ?? bytes.length);
          const { files, refusals } = await readSourceFiles({ name, bytes: torn });
          expect(files.length + refusals.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 25 },
    );
  },
);
