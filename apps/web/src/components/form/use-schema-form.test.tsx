import { TextInput } from '@mantine/core';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { FormSchema } from '@valia/domain/errors/field-issue.ts';
import { signInInput } from '@valia/domain/accounts/account-schemas.ts';
import { afterEach, expect, test } from 'vitest';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { currentToast } from '../../lib/toast/show-toast.ts';
import {
  type MockHttpAnswer,
  refusalAnswer,
  renderForm,
  successAnswer,
} from '../../lib/testing/render-form.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSchemaForm } from './use-schema-form.ts';

afterEach(cleanup);

const typed = { email: 'marina@despacho.example', password: 'frase larga' };

interface SignInProps {
  initial?: typeof typed;
  loadSchema?: () => Promise<FormSchema>;
}

const SignIn = ({ initial = typed, loadSchema = async () => signInInput }: SignInProps) => {
  const { mutateAsync } = trpc.auth.signIn.useMutation();
  const { form, isPending, submit } = useSchemaForm({
    initial,
    loadSchema,
    call: (values) => mutateAsync(values),
    done: () => ({ kind: 'success', title: 'Signed in' }),
    failed: 'Not signed in',
    atFields: { 'credentials-wrong': { password: 'Wrong password' } },
    onFailed: (error, { email }, { setFieldValue }) => {
      if (callFailure(error)?.code !== 'sign-in-held') return false;
      setFieldValue('email', `held: ${email}`);
      return true;
    },
    emptiesWhenDone: true,
  });
  return (
    <form noValidate onSubmit={submit} aria-busy={isPending}>
      <TextInput label="Email" {...form.getInputProps('email')} />
      <TextInput label="Password" {...form.getInputProps('password')} />
      <button type="submit">Send</button>
    </form>
  );
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const send = async (answer: MockHttpAnswer, props: SignInProps = {}) => {
  const rendered = await renderForm(<SignIn {...props} />, answer);
  press('Send');
  await rendered.answer();
  return rendered;
};

test('what the schema refuses stands at its field, the first has the focus, and nothing is sent', async () => {
  const { calls, load } = await renderForm(<SignIn />, successAnswer(null));
  type('Email', '');
  type('Password', '');
  press('Send');
  await load();
  expect(await screen.findByText('El email es obligatorio')).toBeDefined();
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Email'));
  expect(calls).toEqual([]);
});

test('what the server refuses stands at its field too, and is told', async () => {
  const issue = { path: 'password', code: 'too-long', params: { maximum: 5 } };
  await send(refusalAnswer('invalid-input', 400, [issue]));
  expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Password'));
  expect(currentToast()).toMatchObject({ kind: 'error', title: 'Not signed in' });
});

test('a failure that belongs to a field is told there alone', async () => {
  const before = currentToast();
  await send(refusalAnswer('credentials-wrong', 401));
  expect(screen.getByText('Wrong password')).toBeDefined();
  expect(document.activeElement).toBe(field('Password'));
  expect(currentToast()).toBe(before);
});

test('another failure may be answered by the form itself', async () => {
  const before = currentToast();
  await send(refusalAnswer('sign-in-held', 429));
  expect(field('Email').value).toBe(`held: ${typed.email}`);
  expect(currentToast()).toBe(before);
});

test('any other failure is told, and everything typed stays', async () => {
  await send(refusalAnswer('internal', 500));
  expect(currentToast()).toMatchObject({ kind: 'error', title: 'Not signed in' });
  expect(field('Email').value).toBe(typed.email);
});

test('a submission under way is not repeated; once done it is told, and the form is as at first', async () => {
  const empty = { email: '', password: '' };
  const { answer, calls } = await renderForm(<SignIn initial={empty} />, successAnswer(null));
  type('Email', typed.email);
  type('Password', typed.password);
  press('Send');
  press('Send');
  await answer();
  expect(calls).toEqual([typed]);
  expect(currentToast()).toMatchObject({ kind: 'success', title: 'Signed in' });
  expect(field('Email').value).toBe('');
});

test('without its schema the form is sent: the server checks it', async () => {
  const { calls } = await send(successAnswer(null), {
    loadSchema: () => Promise.reject(new Error('no network')),
  });
  expect(calls).toEqual([typed]);
});
