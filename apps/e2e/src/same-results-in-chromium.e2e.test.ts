import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { engineResultBits } from './engine-result-bits.ts';
import { sharedChromium } from './product/shared-chromium.ts';

/** Bundles the engine as one script that defines `engine.engineResultBits` in the page. */
const bundleEngine = async (): Promise<string> => {
  const entry = fileURLToPath(new URL('engine-result-bits.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'engine' } },
  });
  const [bundle] = Array.isArray(built) ? built : [];
  const [chunk] = bundle?.output ?? [];
  if (chunk === undefined) throw new Error('vite made no script of the engine');
  return chunk.code;
};

it('the same inputs and the same seed give the same bits in Node and in Chromium', async () => {
  const code = await bundleEngine();
  const page = await (await sharedChromium()).newPage();
  try {
    await page.addScriptTag({ content: code });
    const inChromium = await page.evaluate('engine.engineResultBits()');
    const inNode = engineResultBits();
    expect(inNode['trials']).not.toHaveProperty('refused');
    expect(inNode['trialsWithLosses']).not.toHaveProperty('refused');
    expect(inNode['trialsOfTesla']).not.toHaveProperty('refused');
    expect(inChromium).toEqual(inNode);
  } finally {
    await page.close();
  }
});
