import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { currentToast, dismissToast } from '../../../../lib/toast/show-toast.ts';
import { showList } from '../testing/show-list.ts';
import { valuationItem } from '../../../../lib/testing/valuation-item.ts';
import { startListServer } from '../testing/start-list-server.ts';

afterEach(() => {
  cleanup();
  dismissToast();
});

const openDialog = async (tags: string[]) => {
  const server = startListServer([valuationItem(0, { tags })]);
  await showList({ answers: server.answers });
  fireEvent.click(await screen.findByLabelText('Seleccionar Empresa 0'));
  fireEvent.click(screen.getByRole('button', { name: 'Etiquetar' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLInputElement>('Etiquetas', { selector: 'input' });
  const add = (tag: string): void => {
    fireEvent.change(field, { target: { value: tag } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  const removeLast = (): void => void fireEvent.keyDown(field, { key: 'Backspace' });
  const save = (): void =>
    void fireEvent.click(dialog.getByRole('button', { name: 'Guardar etiquetas' }));
  return { server, dialog, field, add, removeLast, save };
};

const tooLong = 'Esta etiqueta es demasiado larga para caber';
const twenty = Array.from({ length: 20 }, (_, number) => `etiqueta ${String(number)}`);

test.each([
  ['too long', [], tooLong, 'Máximo 30 caracteres'],
  ['one too many', twenty, 'otra', 'Como máximo 20'],
])(
  'a tag that is %s is told at the field, in which it stays, and nothing is saved with it',
  async (_what, before, tag, text) => {
    const { server, dialog, field, add, removeLast, save } = await openDialog(before);
    add(tag);
    expect((await dialog.findByRole('alert')).textContent).toBe(text);
    expect(dialog.getByText(tag.toLowerCase())).toBeDefined();
    save();
    expect(document.activeElement).toBe(field);
    expect(server.state.rows[0]?.tags).toEqual(before);
    removeLast();
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentToast()).toBeNull();
  },
);

test('a tag that is there already, composed otherwise, is no other one', async () => {
  const { server, add, save } = await openDialog(['caf\u00e9']);
  add('Cafe\u0301');
  add('nueva');
  save();
  await waitFor(() => expect(server.state.rows[0]?.tags).toEqual(['caf\u00e9', 'nueva']));
});
