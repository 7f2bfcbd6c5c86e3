import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { workedExample } from '@valia/domain/testing/worked-example.ts';
import { editorOnScreen } from '../testing/editor-on-screen.ts';
import { showEditor } from '../testing/show-editor.ts';
import { startValuationServer } from '../testing/start-valuation-server.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const { companyName, type } = editorOnScreen;

describe('undo by keyboard in a field', () => {
  it('is the browser’s from its first letter until it is left, and the editor’s else', async () => {
    const server = startValuationServer();
    await showEditor(server);
    await type('Conservas del Sil');
    const name = await companyName();
    fireEvent.blur(name);
    act(() => name.focus());
    fireEvent.input(name, { target: { value: 'Conservas del Miño' } });
    const key = (init: KeyboardEventInit) => fireEvent.keyDown(name, { ctrlKey: true, ...init });
    expect(key({ key: 'z' })).toBe(true);
    act(() => {
      name.blur();
      name.focus();
    });
    expect(key({ key: 'z' })).toBe(false);
    await waitFor(() => expect(name.value).toBe('Conservas del Sil'));
    key({ key: ',', ctrlKey: false });
    fireEvent.input(name, { target: { value: 'Conservas del Sil, S.L.' } });
    fireEvent.input(name, { target: { value: 'Conservas del Sil' } });
    // The text was deleted again by hand, so the browser still has something to undo.
    expect(key({ key: 'z' })).toBe(true);
    fireEvent.input(name, { target: { value: 'Conservas del Sil, S.L.' } });
    // Simulates the browser's undo for the key press above. The next press is handled by the editor, because the
    // browser would undo in the previous field.
    fireEvent.input(name, {
      target: { value: 'Conservas del Sil' },
      inputType: 'historyUndo',
    });
    expect(key({ key: 'z' })).toBe(false);
    await waitFor(() => expect(name.value).toBe(workedExample.company.name));
    expect(key({ key: 'y' })).toBe(false);
    await waitFor(() => expect(name.value).toBe('Conservas del Sil'));
    expect(key({ key: 'z', altKey: true })).toBe(true);
  });
});
