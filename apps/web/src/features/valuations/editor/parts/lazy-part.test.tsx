import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyPart } from './lazy-part.tsx';
import { showEditor } from '../testing/show-editor.ts';
import { showStep } from '../testing/show-step.tsx';
import { startValuationServer } from '../testing/start-valuation-server.ts';

const failing = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const reloadWhenServed = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('../analysis/simulation/simulation-view.tsx', failing);
vi.mock('../side-panel/people-drawer.tsx', failing);
vi.mock('../analysis/tornado/panel-tornado.tsx', failing);
vi.mock('../../../../lib/page/reload-page.ts', () => ({ reloadWhenServed }));

// Each view is a separate chunk, which is compiled during the test.
const patience = { timeout: 10_000 };

beforeEach(() => {
  reloadWhenServed.mockClear();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const missing = () => screen.findByRole('alert', undefined, patience);

it('a view that does not come says so in its place, and the rest of the editor goes on', async () => {
  await showStep({ step: 'result' });
  fireEvent.click(await screen.findByRole('tab', { name: 'Simulación' }));
  const notice = await missing();
  expect(notice.textContent).toContain('Esta parte no se ha podido cargar');
  expect(screen.getByRole('tabpanel').contains(notice)).toBe(true);
  fireEvent.click(screen.getByRole('tab', { name: 'Análisis' }));
  expect(await screen.findByRole('textbox', { name: 'Conclusión' })).toBeDefined();
  expect(await screen.findByText(/Lo que más mueve el valor/u, undefined, patience)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('to try again is to load the page again, once it is there to be loaded', async () => {
  await showStep({ step: 'result' });
  fireEvent.click(await screen.findByRole('tab', { name: 'Simulación' }));
  const again = within(await missing()).getByRole('button', { name: 'Intentar de nuevo' });
  expect(reloadWhenServed).not.toHaveBeenCalled();
  fireEvent.click(again);
  await waitFor(() => expect(reloadWhenServed).toHaveBeenCalledOnce());
  fireEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(reloadWhenServed).toHaveBeenCalledTimes(2));
});

it('what moves the value says so below its title', async () => {
  await showStep({ step: 'company' });
  fireEvent.click(await screen.findByRole('button', { name: 'Qué mueve el valor' }));
  const notice = await missing();
  expect(screen.getByRole('complementary').contains(notice)).toBe(true);
});

it('the panel of people says so where it would open, and can be closed', async () => {
  const server = startValuationServer();
  await showEditor(server);
  fireEvent.click(await screen.findByRole('button', { name: /personas, notas, actividad/u }));
  const panel = await screen.findByRole('dialog', { name: 'Personas e historial' }, patience);
  const notice = await within(panel).findByRole('alert');
  expect(notice.textContent).toContain('Esta parte no se ha podido cargar');
  fireEvent.click(within(panel).getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /personas, notas, actividad/u })).toBeDefined();
});

class Caught extends Component<{ children: ReactNode }, { text: string | null }> {
  public override state = { text: null };
  public static getDerivedStateFromError(error: unknown) {
    return { text: String(error) };
  }
  public override render(): ReactNode {
    return this.state.text ?? this.props.children;
  }
}

it('an error in the part itself is not taken for a missing part', () => {
  const Broken = (): ReactNode => {
    throw new Error('broken');
  };
  render(
    <Caught>
      <LazyPart missing="missing">
        <Broken />
      </LazyPart>
    </Caught>,
  );
  expect(screen.getByText('Error: broken')).toBeDefined();
});
