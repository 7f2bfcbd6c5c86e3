import { ActionIcon, Button, Menu, Modal } from '@mantine/core';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInProduct } from '../testing/render-in-product.tsx';
import { useFocusInDialog } from '../use-focus-in-dialog.ts';

afterEach(cleanup);

interface PressedProps {
  onPress: () => void;
  children: (isBusy: boolean, press: () => void) => ReactNode;
}

const Pressed = ({ onPress, children }: PressedProps) => {
  const [isBusy, setIsBusy] = useState(false);
  const press = (): void => {
    onPress();
    setIsBusy(true);
  };
  return children(isBusy, press);
};

const byPress: [string, PressedProps['children']][] = [
  [
    'loads',
    (isBusy, press) => (
      <Button loading={isBusy} onClick={press}>
        press
      </Button>
    ),
  ],
  [
    'ends',
    (isBusy, press) => (
      <ActionIcon disabled={isBusy} onClick={press}>
        press
      </ActionIcon>
    ),
  ],
];

test.each(byPress)(
  'a button that %s by its own press keeps the focus, and takes no other press',
  async (_way, button) => {
    const pressed = vi.fn<() => void>();
    await renderInProduct(<Pressed onPress={pressed}>{button}</Pressed>);
    const shown = screen.getByRole<HTMLButtonElement>('button');
    shown.focus();
    fireEvent.click(shown);
    fireEvent.click(shown);
    expect(pressed).toHaveBeenCalledOnce();
    expect(shown.disabled).toBe(false);
    expect(shown.getAttribute('aria-disabled')).toBe('true');
    fireEvent.blur(shown);
    expect(shown.disabled).toBe(true);
  },
);

test('a form that is being sent is not sent again by the button that has the focus', async () => {
  const sent = vi.fn<() => void>();
  await renderInProduct(
    <Pressed onPress={sent}>
      {(isBusy, press) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            press();
          }}
        >
          <Button type="submit" loading={isBusy}>
            send
          </Button>
        </form>
      )}
    </Pressed>,
  );
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(sent).toHaveBeenCalledOnce();
});

const DialogOverPage = () => {
  useFocusInDialog();
  return (
    <>
      <a href="/elsewhere">behind</a>
      <Modal opened onClose={() => undefined} closeButtonProps={{ 'aria-label': 'close' }} />
    </>
  );
};

test('a focus that fell to the page is brought back into the dialog over it', async () => {
  await renderInProduct(<DialogOverPage />);
  const close = await screen.findByRole('button', { name: 'close' });
  await vi.waitFor(() => expect(document.activeElement).toBe(close));
  close.blur();
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

test('an open menu holds nothing but its items, and the first of them has the focus', async () => {
  await renderInProduct(
    <Menu>
      <Menu.Target>
        <Button>open</Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>one</Menu.Item>
        <Menu.Item>two</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  );
  fireEvent.click(screen.getByRole('button'));
  const menu = await screen.findByRole('menu');
  const items = within(menu).getAllByRole('menuitem');
  expect([...menu.children]).toEqual(items);
  await vi.waitFor(() => expect(document.activeElement).toBe(items[0]));
});
