import { fireEvent, screen } from '@testing-library/react';

const companyName = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre de la empresa' });
const type = async (text: string): Promise<void> => {
  fireEvent.change(await companyName(), { target: { value: text } });
};
const save = (): void => void fireEvent.keyDown(window, { key: 's', ctrlKey: true });
const isUnloadHeld = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Queries and actions of a user in the editor's first step. */
export const editorOnScreen = { companyName, type, save, isUnloadHeld };
