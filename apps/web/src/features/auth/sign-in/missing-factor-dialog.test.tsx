import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MissingChunkError } from '../../../lib/page/load-chunk.ts';
import { renderForm, successAnswer } from '../../../lib/testing/render-form.tsx';
import { LoginForm } from './login-form.tsx';

const asked = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./factor-dialog.tsx', () => {
  asked();
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

class Caught extends Component<{ children: ReactNode }, { error: unknown }> {
  public override state = { error: null };
  public static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  public override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <p>{String((error as unknown) instanceof MissingChunkError)}</p>;
  }
}

it('the dialog is fetched beside the sign-in; one that does not arrive is a missing part of the product', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const expiresAt = new Date(Date.now() + 300_000).toISOString();
  const challenge = 'c'.repeat(43);
  const { answer, load } = await renderForm(
    <Caught>
      <LoginForm next={undefined} />
    </Caught>,
    successAnswer({ mfaRequired: true, challenge, expiresAt }),
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'a@casa.example' } });
  fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'frase larga' } });
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await load();
  expect(asked).toHaveBeenCalled();
  await answer();
  await load();
  expect(await screen.findByText('true')).toBeDefined();
});
