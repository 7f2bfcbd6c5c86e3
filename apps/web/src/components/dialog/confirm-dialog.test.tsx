import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMedia } from '../../lib/testing/stub-media.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

beforeEach(() => {
  stubMedia(() => false);
  i18n.loadAndActivate({ locale: 'es', messages: {} });
});
afterEach(cleanup);

interface PageProps {
  isDanger?: boolean;
  isPending?: boolean;
  onConfirm?: () => void;
}

const Page = ({ onConfirm = () => undefined, ...dialog }: PageProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <button type="button" onClick={() => setOpened(true)}>
          Lock
        </button>
        {opened && (
          <ConfirmDialog
            title="Lock the account?"
            consequences="Its sessions end."
            action="Lock it"
            onConfirm={onConfirm}
            onClose={() => setOpened(false)}
            {...dialog}
          />
        )}
      </MantineProvider>
    </I18nProvider>
  );
};
const open = async (props: PageProps = {}) => {
  render(<Page {...props} />);
  const opener = screen.getByRole('button', { name: 'Lock' });
  opener.focus();
  fireEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Lock the account?' });
  return opener;
};
const button = (name: string) => screen.getByRole('button', { name });

test('says what follows, and does it when it is confirmed', async () => {
  const onConfirm = vi.fn<() => void>();
  await open({ onConfirm });
  expect(screen.getByText('Its sessions end.')).toBeDefined();
  fireEvent.click(button('Lock it'));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('left without an answer it does nothing, and the focus is back at what opened it', async () => {
  const onConfirm = vi.fn<() => void>();
  const opener = await open({ onConfirm });
  fireEvent.click(button('Cancelar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('where something is lost, the way out has the focus first', async () => {
  await open({ isDanger: true });
  await waitFor(() => expect(document.activeElement).toBe(button('Cancelar')));
});

test('while it is done it cannot be confirmed again', async () => {
  await open({ isPending: true });
  expect(button('Lock it')).toHaveProperty('disabled', true);
});
