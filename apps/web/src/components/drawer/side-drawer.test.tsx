import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMedia } from '../../lib/testing/stub-media.ts';
import { SideDrawer } from './side-drawer.tsx';

beforeEach(() => {
  stubMedia(() => false);
  i18n.loadAndActivate({ locale: 'es', messages: {} });
});
afterEach(cleanup);

const Page = ({ onClosed }: { onClosed?: () => void }) => {
  const [opened, setOpened] = useState(false);
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider env="test">
        <button type="button" onClick={() => setOpened(true)}>
          Open
        </button>
        <SideDrawer
          opened={opened}
          title="The person"
          onClose={() => setOpened(false)}
          {...(onClosed !== undefined && { onClosed })}
        >
          <button type="button">Inside</button>
        </SideDrawer>
      </MantineProvider>
    </I18nProvider>
  );
};
const openByKeyboard = async () => {
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'The person' });
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  return { opener, drawer };
};

test('takes the focus, and gives it back to what opened it', async () => {
  render(<Page />);
  const { opener, drawer } = await openByKeyboard();
  fireEvent.keyDown(drawer, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('closed by its button, it may leave the focus to who knows the place', async () => {
  const onClosed = vi.fn<() => void>();
  render(<Page onClosed={onClosed} />);
  await openByKeyboard();
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
});
