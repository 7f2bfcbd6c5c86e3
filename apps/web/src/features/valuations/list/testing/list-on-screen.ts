import { act, fireEvent, screen, within } from '@testing-library/react';
import { currentToast } from '../../../../lib/toast/show-toast.ts';
import { valuationItem } from '../../../../lib/testing/valuation-item.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => valuationItem(index));
const bodyRows = () => document.querySelectorAll('tbody tr[data-index]');
const box = (number: number) =>
  screen.findByLabelText<HTMLInputElement>(`Seleccionar Empresa ${number}`);
const bar = () => within(screen.getByLabelText('Acciones con las seleccionadas'));
const press = (key: string, more = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  });
const choose = async (button: string, item: string) => {
  fireEvent.click(bar().getByRole('button', { name: button }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const undo = () => act(async () => currentToast()?.action?.run());

/** Queries and actions of a user in the list. */
export const listOnScreen = { many, bodyRows, box, bar, press, choose, undo };
