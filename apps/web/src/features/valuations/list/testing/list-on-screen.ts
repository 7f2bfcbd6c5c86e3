import { act, fireEvent, screen, within } from '@testing-library/react';
import { currentToast } from '../../../../lib/show-toast.ts';
import { listItem } from './start-list-server.ts';

export const many = (count: number) => Array.from({ length: count }, (_, index) => listItem(index));
export const bodyRows = () => document.querySelectorAll('tbody tr[data-index]');
export const box = (number: number) =>
  screen.findByLabelText<HTMLInputElement>(`Seleccionar Empresa ${number}`);
export const bar = () => within(screen.getByLabelText('Acciones con las seleccionadas'));
export const press = (key: string, more = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  });
export const choose = async (button: string, item: string) => {
  fireEvent.click(bar().getByRole('button', { name: button }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
export const undo = () => act(async () => currentToast()?.action?.run());
