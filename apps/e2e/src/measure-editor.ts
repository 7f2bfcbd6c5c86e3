import type { Browser, Page } from 'playwright-core';
import { editorPage } from './page/editor-page.ts';
import { mainThreadTasks, type TraceEvent } from './page/main-thread-tasks.ts';
import { openProduct } from './product/open-product.ts';
import { prepareAdviser } from './people/prepared-adviser.ts';
import { prepareValuation } from './prepare-valuation.ts';

const warmUp = 60;
const keystrokes = 200;
const pauseMs = 60;

const percentile = (values: readonly number[], share: number): string => {
  const ordered = values.toSorted((a, b) => a - b);
  return (ordered[Math.floor((ordered.length - 1) * share)] ?? Number.NaN).toFixed(1);
};

const summary = (values: readonly number[]): string =>
  `p50 ${percentile(values, 0.5)} · p95 ${percentile(values, 0.95)} · most ${percentile(values, 1)} ms of ${String(values.length)}`;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

const traced = async (
  browser: Browser,
  page: Page,
  run: () => Promise<void>,
): Promise<TraceEvent[]> => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return traceEvents;
};

const typeDigits = async (page: Page, count: number): Promise<void> => {
  for (let typed = 0; typed < count; typed += 1) {
    await page.keyboard.press(typed % 2 === 0 ? '5' : 'Backspace');
    await page.waitForTimeout(pauseMs);
  }
};

/** A key press is finished when its event has been handled: by then the page shows the value. */
const measureTyping = async (
  browser: Browser,
  page: Page,
  step: string,
  field: string,
): Promise<void> => {
  await editorPage.openStep(page, step);
  await page.getByRole('textbox', { name: field, exact: true }).focus();
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await typeDigits(page, warmUp);
  const events = await traced(browser, page, () => typeDigits(page, keystrokes));
  const inputs = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'input',
  );
  const cpu = inputs.map(({ tdur = Number.NaN }) => tdur / 1_000);
  const wall = inputs.map(({ dur = Number.NaN }) => dur / 1_000);
  say(`${step}, ${field}: a key to the value, processor time ${summary(cpu)}`);
  say(`${step}, ${field}: a key to the value, by the clock ${summary(wall)}`);
};

const startFrames = `
  window.gaps = [];
  window.lastFrame = performance.now();
  requestAnimationFrame(function next(now) {
    window.gaps.push(now - window.lastFrame);
    window.lastFrame = now;
    requestAnimationFrame(next);
  });
`;

const gapsSoFar = (page: Page): Promise<number[]> => page.evaluate('window.gaps.splice(0)');

/** Frame times come from the page's own clock; a task longer than a frame would drop one. */
const measureFrames = async (browser: Browser, page: Page): Promise<void> => {
  await editorPage.openStep(page, 'Resultado');
  await page.getByRole('tab', { name: 'Simulación' }).click();
  await editorPage.typeField(page, 'Simulaciones, hasta 100.000', '100.000');
  await editorPage.waitUntilSaved(page);
  await page.evaluate(startFrames);
  await page.waitForTimeout(1_000);
  say(`frames without a simulation: ${summary(await gapsSoFar(page))}`);
  const events = await traced(browser, page, async () => {
    await page.getByRole('button', { name: /^Simular/u }).click();
    await page.getByText(/^En 8 de cada 10/u).waitFor();
    await page.waitForTimeout(300);
  });
  say(`frames while 100,000 trials run and are shown: ${summary(await gapsSoFar(page))}`);
  const tasks = mainThreadTasks(events).map(({ tdur = 0 }) => tdur / 1_000);
  say(`tasks of the page meanwhile, processor time: ${summary(tasks)}`);
};

const typedInto = [
  ['Valor terminal', 'Crecimiento a perpetuidad'],
  ['Proyección', 'Margen EBITDA, todos los años'],
  ['Coste de capital', 'Prima por tamaño'],
] as const;

/**
 * Prints how fast the built product's editor responds to a key with grid and tornado open, and whether a simulation
 * drops frames. Processor time stays comparable on a machine that is busy with other work; clock time does not.
 */
const measureEditor = async (): Promise<void> => {
  const { origin, browser, close } = await openProduct();
  try {
    const adviser = await prepareAdviser(origin, 'medidas@despacho.example');
    const id = await prepareValuation(adviser);
    const context = await adviser.openContext(browser, { viewport: { width: 1440, height: 1100 } });
    const page = await context.newPage();
    await page.goto(`${origin}/valuation/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Empresa' }).waitFor();
    await page.getByRole('button', { name: 'Qué mueve el valor' }).click();
    for (const [step, field] of typedInto) await measureTyping(browser, page, step, field);
    await measureFrames(browser, page);
  } finally {
    await close();
    // Closed here because browsers stay open for a worker's next test file, which would prevent this process from
    // ending.
    await browser.close();
  }
};

await measureEditor();
