import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderForm, successAnswer } from '../testing/render-form.tsx';
import { useUrlChoice } from './use-url-choice.ts';

afterEach(cleanup);

const Views = () => {
  const { value, show, clear } = useUrlChoice('view', ['list', 'map']);
  return (
    <>
      <p>{value ?? 'none'}</p>
      <button type="button" onClick={() => show('list')}>
        List
      </button>
      <button type="button" onClick={() => show('map')}>
        Map
      </button>
      <button type="button" onClick={clear}>
        Close
      </button>
    </>
  );
};
const open = (search: string) =>
  renderForm(<Views />, successAnswer(null), { path: '/places', search });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('is what the address says, and none where that is not known', async () => {
  await open('?view=map');
  expect(screen.getByText('map')).toBeDefined();
  cleanup();
  await open('?view=elsewhere');
  expect(screen.getByText('none')).toBeDefined();
});

test('is written into the address beside what else it holds, and taken out again', async () => {
  const { search } = await open('?page=2');
  press('List');
  await screen.findByText('list');
  expect(search()).toBe('?page=2&view=list');
  press('Map');
  await screen.findByText('map');
  press('Close');
  await screen.findByText('none');
  expect(search()).toBe('?page=2');
});
