import { expect, test } from 'vitest';
import { hashFile } from './hash-file.ts';

test('the hash of a file is that of its bytes', async () => {
  // The one-block example of FIPS 180-4.
  expect(await hashFile(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
