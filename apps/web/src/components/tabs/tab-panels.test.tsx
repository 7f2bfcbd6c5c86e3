import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stubMedia } from '../../lib/testing/stub-media.ts';
import { TabPanels } from './tab-panels.tsx';

beforeEach(() => stubMedia(() => false));
afterEach(cleanup);

const Person = () => {
  const [chosen, choose] = useState<'data' | 'history'>('data');
  return (
    <TabPanels
      label="The person"
      tabs={[
        { value: 'data', name: 'Data', content: <p>their data</p> },
        { value: 'history', name: 'History', content: <p>their history</p> },
      ]}
      chosen={chosen}
      onChoose={choose}
    />
  );
};
const show = () =>
  render(
    <MantineProvider env="test">
      <Person />
    </MantineProvider>,
  );
const tab = (name: string) => screen.getByRole('tab', { name });

test('one view is shown at a time, in a panel that its tab names', () => {
  show();
  expect(screen.getByRole('tablist', { name: 'The person' })).toBeDefined();
  expect(screen.getByRole('tabpanel', { name: 'Data' }).textContent).toBe('their data');
  fireEvent.click(tab('History'));
  expect(screen.getByRole('tabpanel', { name: 'History' }).textContent).toBe('their history');
  expect(screen.queryByText('their data')).toBeNull();
});

test('arrow keys go from one to the next and round; one tab alone is a stop of the keyboard', () => {
  show();
  tab('Data').focus();
  fireEvent.keyDown(tab('Data'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('History'));
  expect(tab('History').getAttribute('aria-selected')).toBe('true');
  expect([tab('Data').tabIndex, tab('History').tabIndex]).toEqual([-1, 0]);
  fireEvent.keyDown(tab('History'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('Data'));
});
