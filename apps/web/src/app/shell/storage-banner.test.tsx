import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { storageQuotaOf } from '@valia/domain/storage/storage-quota.ts';
import { afterEach, expect, test } from 'vitest';
import { renderForm, successAnswer } from '../../lib/testing/render-form.tsx';
import { useRefetchValuations } from '../../features/valuations/shared/use-refetch-valuations.ts';
import { StorageBanner } from './storage-banner.tsx';

afterEach(cleanup);

const open = async (use: object, emailConfirmed = true) => {
  const own = { documentBytes: 0, fileBytes: 0, valuationCount: 0, ...use };
  const { answer } = await renderForm(
    <StorageBanner />,
    successAnswer({ use: own, quota: storageQuotaOf({ emailConfirmed }) }),
  );
  await answer();
  return screen.queryByRole('region', { name: 'Espacio' });
};

test('says nothing below four fifths', async () => {
  expect(await open({ documentBytes: 399_000_000 })).toBeNull();
});

test('tells from four fifths on how much is used, and leads to what can go', async () => {
  const banner = await open({ documentBytes: 400_000_000 });
  expect(banner?.textContent).toContain('80 %: 400 de 500 MB');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ver borradores' });
  expect(link.getAttribute('href')).toBe('/valuations?status=draft');
});

test('of who has not verified their address it tells that this gives more', async () => {
  const banner = await open({ valuationCount: 85 }, false);
  expect(banner?.textContent).toContain('85 de las 100 valoraciones');
  expect(screen.getByRole('link', { name: 'Verificar' })).toBeDefined();
});

test('of files it tells whom to write to', async () => {
  const banner = await open({ fileBytes: 95_000_000 });
  expect(banner?.textContent).toContain('95 de 100 MB. Escribe a la firma');
});

const Deleted = () => {
  const invalidateAll = useRefetchValuations();
  return (
    <button type="button" onClick={() => void invalidateAll(true)}>
      Eliminar
    </button>
  );
};

test('goes when a change of valuations has made room', async () => {
  let documentBytes = 450_000_000;
  const { answer } = await renderForm(
    <>
      <StorageBanner />
      <Deleted />
    </>,
    () =>
      successAnswer({
        use: { documentBytes, fileBytes: 0, valuationCount: 0 },
        quota: storageQuotaOf({ emailConfirmed: true }),
      }),
  );
  await answer();
  expect(screen.getByRole('region', { name: 'Espacio' })).toBeDefined();
  documentBytes = 100_000_000;
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  await answer();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Espacio' })).toBeNull());
});
