import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { dismissToast, showToast } from '../lib/show-toast.ts';
import { renderInProduct } from './testing/render-in-product.tsx';
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
