import type { Page } from 'playwright-core';
import { editorPage } from './editor-page.ts';
import { openProduct } from './open-product.ts';
import { prepareAdviser } from './prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';

const keystrokes = 200;
const pauseMs = 60;

/** Notes, for every key, when the result panel showed another value and when the frame after it was drawn. */
const watchResult = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted: { shown: number[]; drawn: number[] } = { shown: [], drawn: [] };
    Object.assign(window, { noted });
    let pressed = 0;
    window.addEventListener('keydown', () => (pressed = performance.now()), true);
    const value = document.querySelector('[data-central-value]');
    new MutationObserver(() => {
      if (pressed === 0) return;
      const from = pressed;
      pressed = 0;
      noted.shown.push(performance.now() - from);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => noted.drawn.push(performance.now() - from));
        port1.start();
        port2.postMessage(null);
      });
    }).observe(value ?? document.body, { subtree: true, childList: true, characterData: true });
  });

/** Notes how long after one another the frames of the page came, until `stop` is called on the window. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const gaps: number[] = [];
    Object.assign(window, { gaps });
    let last = performance.now();
    requestAnimationFrame(function next() {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
      requestAnimationFrame(next);
    });
  });

const percentile = (values: readonly number[], share: number): string => {
  const ordered = values.toSorted((a, b) => a - b);
  return (ordered[Math.floor((ordered.length - 1) * share)] ?? Number.NaN).toFixed(1);
};

const summary = (values: readonly number[]): string =>
  `p50 ${percentile(values, 0.5)} ms · p95 ${percentile(values, 0.95)} ms · most ${percentile(values, 1)} ms (${String(values.length)})`;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const measureTyping = async (page: Page, step: string, field: string): Promise<void> => {
  await editorPage.openStep(page, step);
  await page.waitForTimeout(500);
  await watchResult(page);
  const input = page.getByRole('textbox', { name: field, exact: true });
  await input.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  for (let typed = 0; typed < keystrokes; typed += 1) {
    await page.keyboard.press(typed % 2 === 0 ? '5' : 'Backspace');
    await page.waitForTimeout(pauseMs);
  }
  const noted = await page.evaluate(
    () => (window as unknown as { noted: { shown: number[]; drawn: number[] } }).noted,
  );
  say(`${step}, ${field}, a key to the value shown: ${summary(noted.shown)}`);
  say(`${step}, ${field}, a key to the frame drawn: ${summary(noted.drawn)}`);
};

const measureFrames = async (page: Page): Promise<void> => {
  await editorPage.openStep(page, 'Resultado');
  await page.getByRole('tab', { name: 'Simulación' }).click();
  await page.getByRole('textbox', { name: /^Simulaciones/u }).fill('100.000');
  await page.waitForTimeout(1_500);
  await watchFrames(page);
  await page.waitForTimeout(500);
  const before = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps.length);
  await page.getByRole('button', { name: /^Simular/u }).click();
  await page.getByText('En 8 de cada 10').waitFor();
  await page.waitForTimeout(300);
  const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps);
  say(`frames before the 100,000 trials: ${summary(gaps.slice(0, before))}`);
  say(`frames while they run and are shown: ${summary(gaps.slice(before))}`);
};

/** Prints how fast the editor of the built product answers a key, and whether a simulation costs it frames. */
const measureEditor = async (): Promise<void> => {
  const { origin, browser, close } = await openProduct();
  try {
    const adviser = await prepareAdviser(origin, 'medidas@despacho.example');
    const id = await prepareValuation(adviser);
    const context = await adviser.openContext(browser, { viewport: { width: 1440, height: 1100 } });
    const page = await context.newPage();
    await page.goto(`${origin}/valuation/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Empresa' }).waitFor();
    await editorPage.openStep(page, 'Proyección');
    await page.getByRole('button', { name: 'Qué mueve el valor' }).click();
    await measureTyping(page, 'Valor terminal', 'Crecimiento a perpetuidad');
    await measureTyping(page, 'Proyección', 'Margen EBITDA, todos los años');
    await measureTyping(page, 'Coste de capital', 'Prima por tamaño');
    await measureFrames(page);
  } finally {
    await close();
  }
};

await measureEditor();
