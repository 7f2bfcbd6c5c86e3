import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast } from '../../lib/toast/show-toast.ts';
import { renderInProduct } from '../testing/render-in-product.tsx';
import { ToastRegion } from './toast-region.tsx';

afterEach(() => {
  dismissToast();
  cleanup();
});

test('a success is announced politely, an error at once', async () => {
  await renderInProduct(<ToastRegion />);
  act(() => showToast({ kind: 'success', title: 'Sesión cerrada' }));
  expect(screen.getByRole('status').textContent).toContain('Sesión cerrada');
  expect(screen.getByRole('alert').textContent).toBe('');
  act(() =>
    showToast({ kind: 'error', title: 'Error al cerrar sesión', description: 'Sin respuesta' }),
  );
  expect(screen.getByRole('alert').textContent).toContain('Sin respuesta');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the close button dismisses it', async () => {
  await renderInProduct(<ToastRegion />);
  act(() => showToast({ kind: 'error', title: 'Fallo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(screen.queryByText('Fallo')).toBeNull();
});

test('its action is done once, and dismisses it', async () => {
  const run = vi.fn<() => void>();
  await renderInProduct(<ToastRegion />);
  act(() => showToast({ kind: 'error', title: 'Fallo', action: { label: 'Ir al dato', run } }));
  fireEvent.click(screen.getByRole('button', { name: 'Ir al dato' }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText('Fallo')).toBeNull();
});

const rect = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);

/** Places a button where messages usually appear, in a window of 1440 × 900. */
const placeOver = (region: HTMLElement, button: HTMLElement) => {
  const ofButton = vi.spyOn(button, 'getBoundingClientRect');
  ofButton.mockReturnValue(rect(1200, 820, 120, 48));
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  measured.mockImplementation(function at(this: Element) {
    if (!this.hasAttribute('data-kind')) return rect(0, 0, 0, 0);
    return rect(region.dataset['place'] === 'start' ? 24 : 1056, 804, 360, 72);
  });
  return ofButton;
};

test('lies elsewhere than on the control that made it', async () => {
  await renderInProduct(
    <>
      <button type="button">Crear cuenta</button>
      <ToastRegion />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Crear cuenta' });
  const region = document.querySelector<HTMLElement>('[class*="region"]');
  if (region === null) throw new Error('There is no region.');
  const ofButton = placeOver(region, button);
  fireEvent.click(button);
  act(() => showToast({ kind: 'error', title: 'Fallo' }));
  expect(region.dataset['place']).toBe('start');
  ofButton.mockReturnValue(rect(200, 400, 120, 48));
  fireEvent.scroll(window);
  expect(region.dataset['place']).toBe('bottom');
  vi.restoreAllMocks();
});

test('lies on no figure: beside it, or where it covers the fewest', async () => {
  await renderInProduct(
    <>
      <p data-testid="result">7.009.000 €</p>
      <ToastRegion />
    </>,
  );
  const region = document.querySelector<HTMLElement>('[data-toast]');
  if (region === null) throw new Error('There is no region.');
  const corners = { bottom: 1056, start: 24, middle: 540, top: 1056, head: 360 };
  const isCorner = (place: string | undefined): place is keyof typeof corners =>
    place !== undefined && place in corners;
  const cardLeft = () => (isCorner(region.dataset['place']) ? corners[region.dataset['place']] : 0);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() =>
    rect(cardLeft(), 804, 360, 72),
  );
  const result = screen.getByTestId('result');
  const beneath = vi.spyOn(document, 'elementsFromPoint').mockReturnValue([result]);
  const figures = vi.spyOn(Range.prototype, 'getClientRects');
  const lieAt = (...rects: DOMRect[]) =>
    figures.mockReturnValue(Object.assign(rects, { item: (at: number) => rects[at] ?? null }));
  lieAt(rect(1100, 820, 100, 20));
  act(() => showToast({ kind: 'success', title: 'Guardado' }));
  expect(region.dataset['place']).toBe('start');
  lieAt(rect(0, 820, 1440, 20));
  fireEvent.scroll(window);
  expect(region.dataset['place']).toBe('bottom');
  // A figure appears under the message.
  lieAt(rect(1100, 820, 100, 20));
  result.append('7.010.000 €');
  await waitFor(() => expect(region.dataset['place']).toBe('start'));
  beneath.mockReturnValue([]);
  fireEvent.scroll(window);
  expect(region.dataset['place']).toBe('bottom');
  vi.restoreAllMocks();
});

test('a failure goes when the same is tried again, and stays at any other act', async () => {
  await renderInProduct(
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Guardar</button>
      </form>
      <button type="button">Otra cosa</button>
      <ToastRegion />
    </>,
  );
  const save = screen.getByRole('button', { name: 'Guardar' });
  fireEvent.click(save);
  act(() => showToast({ kind: 'error', title: 'Fallo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Otra cosa' }));
  expect(screen.queryByText('Fallo')).not.toBeNull();
  fireEvent.submit(save.closest('form') ?? save);
  expect(screen.queryByText('Fallo')).toBeNull();
});
