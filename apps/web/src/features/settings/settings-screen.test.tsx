import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { publishSession } from '../../lib/session/session-store.ts';
import {
  type MockHttpAnswer,
  refusalAnswer,
  renderForm,
  successAnswer,
  testSession,
} from '../../lib/testing/render-form.tsx';
import { currentToast } from '../../lib/toast/show-toast.ts';
import { SettingsScreen } from './settings-screen.tsx';

const profile = {
  firstName: 'Marta',
  lastName: 'Soler',
  company: 'Soler Prada Asesores',
  phone: '941 000 114',
  city: null,
  advisoryType: null,
  taxId: null,
  language: 'es',
};
const at = '2026-11-21T08:42:00.000Z';
const member = { email: 'jordi@ferrervila.example', name: 'Jordi Ferrer', joinedAt: at };
const [ownId, otherId] = [testSession.userId, '11111111-1111-4111-8111-111111111111'];
const organization = {
  id: otherId,
  name: 'Soler Prada Asesores',
  taxId: null,
  email: 'hola@solerprada.example',
  phone: null,
  role: 'owner',
  disabledReason: null,
  members: [
    { userId: ownId, email: testSession.email, name: 'Marta Soler', role: 'owner', joinedAt: at },
    { ...member, userId: otherId, role: 'member' },
  ],
};
const directoryProfile = {
  isListed: true,
  specialties: ['mergers'],
  sectors: ['ALI'],
  languages: [],
  province: '26',
  presentation: '',
};
const usual: Record<string, MockHttpAnswer> = {
  'auth.profile.get': successAnswer(profile),
  'auth.profile.update': successAnswer({ ...profile, city: 'Logroño' }),
  'auth.emailChange.get': successAnswer(null),
  'auth.account.directoryProfile': successAnswer(directoryProfile),
  'auth.organizations.get': successAnswer(organization),
  'auth.organizations.invitations': successAnswer({ invitations: [] }),
  'auth.account.erasure': successAnswer({
    valuations: 12,
    sharedValuations: 1,
    reports: 3,
    files: 4,
    organization: { name: 'Soler Prada Asesores', role: 'owner', members: 1 },
    kept: { 'help-requests': 2, accounts: 1, 'others-valuations': 0, 'firm-records': 0 },
  }),
  'auth.session': successAnswer(testSession),
};

beforeEach(() => {
  publishSession(testSession);
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
});
afterEach(cleanup);

const open = async (tab: string, own: Record<string, MockHttpAnswer> = {}) => {
  const rendered = await renderForm(
    <SettingsScreen />,
    (procedure) => own[procedure] ?? usual[procedure] ?? successAnswer(null),
    { path: '/settings', search: `?tab=${tab}` },
  );
  // A tab requests its parts one by one, so the first response may not include all of them.
  do await rendered.answer();
  while (document.querySelector('.mantine-Skeleton-root') !== null);
  return rendered;
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the profile', () => {
  test('is saved as it is typed; a telephone that looks wrong is only advised about', async () => {
    const { answer, calls } = await open('profile');
    type(/Ciudad o provincia/, 'Logroño');
    type('Teléfono', '12');
    fireEvent.blur(screen.getByLabelText('Teléfono'));
    expect(await screen.findByText(/no parece correcto/)).toBeDefined();
    press('Guardar perfil');
    await answer();
    expect(calls.at(-1)).toMatchObject({ city: 'Logroño', phone: '12', advisoryType: null });
    expect(currentToast()).toMatchObject({ kind: 'success', title: 'Perfil guardado' });
  });

  test('without a name is not sent, and says so at the field', async () => {
    const { calls, load } = await open('profile');
    type('Nombre', '');
    press('Guardar perfil');
    await load();
    expect(screen.getByLabelText('Nombre').getAttribute('aria-invalid')).toBe('true');
    expect(calls).toEqual([]);
  });

  test('that cannot be read offers to try again', async () => {
    await open('profile', { 'auth.profile.get': refusalAnswer('unavailable', 503) });
    expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeDefined();
  });

  test('another address asks for the password, then shows what each address still has to do', async () => {
    const waiting = {
      nextEmail: 'marta@nueva.example',
      formerIsAsked: true,
      formerConfirmed: false,
      nextConfirmed: false,
      expiresAt: at,
    };
    const { answer, calls } = await open('profile', {
      'auth.emailChange.request': successAnswer(waiting),
    });
    press('Cambiar email');
    expect(document.activeElement).toBe(screen.getByLabelText('Email nuevo'));
    type('Email nuevo', 'marta@nueva.example');
    type('Contraseña actual', 'frase larga');
    press('Enviar confirmaciones');
    await answer();
    expect(calls.at(-1)).toEqual({ email: 'marta@nueva.example', password: 'frase larga' });
    expect(screen.getAllByText('Falta confirmar')).toHaveLength(2);
  });
});

describe('the organization', () => {
  test('is handed over after a question that names what follows', async () => {
    const { answer, calls } = await open('organization');
    press('Acciones con Jordi Ferrer');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Pasarle la titularidad…' }));
    expect(await screen.findByText(/tú quedarás como miembro/)).toBeDefined();
    press('Pasar la titularidad');
    await answer();
    expect(calls.at(-1)).toEqual({ userId: otherId });
  });

  test('of which one is a member is only read, and can be left', async () => {
    await open('organization', {
      'auth.organizations.get': successAnswer({ ...organization, role: 'member' }),
    });
    expect(screen.queryByRole('button', { name: 'Guardar organización' })).toBeNull();
    expect(screen.queryByLabelText('Email de la persona')).toBeNull();
    expect(screen.getByRole('button', { name: 'Salir de Soler Prada Asesores…' })).toBeDefined();
  });

  test('that somebody disabled says why, or only that where whoever did it was erased', async () => {
    const disabled = (disabledReason: string) =>
      open('organization', {
        'auth.organizations.get': successAnswer({ ...organization, disabledReason }),
      });
    await disabled('Impago');
    expect(screen.getByText(/la ha desactivado: «Impago»/)).toBeDefined();
    cleanup();
    await disabled('');
    expect(screen.getByText(/la ha desactivado\. Conservas/)).toBeDefined();
    expect(document.body.textContent).not.toContain('«');
  });

  test('is founded by who is in none', async () => {
    const { answer, calls } = await open('organization', {
      'auth.organizations.get': successAnswer(null),
    });
    type('Nombre de la organización', 'Asesores del Ebro');
    press('Crear organización');
    await answer();
    expect(calls.at(-1)).toMatchObject({ name: 'Asesores del Ebro' });
  });
});

describe('the brand', () => {
  const branding = {
    organizationName: 'Soler Prada Asesores',
    role: 'owner',
    isDisabled: false,
    logo: null,
    color: null,
    name: null,
    description: null,
    phone: null,
    email: null,
    website: null,
    address: null,
    disclaimers: { es: '', ca: '', en: '' },
    signer: { name: 'Marta Soler', email: 'marta@solerprada.example', phone: null, city: null },
  };

  test('shows on the cover what is typed, says what is not saved, and is saved', async () => {
    const { answer, calls } = await open('branding', {
      'auth.branding.get': successAnswer(branding),
      'auth.branding.update': successAnswer({ ...branding, color: '#ffcc00' }),
    });
    const cover = screen.getByRole('region', { name: 'Así sale tu informe' });
    expect(cover.textContent).toContain('Soler Prada Asesores');
    type(/Descripción/, 'Valoración y fiscalidad');
    type('Código del color', '#FFCC00');
    expect(cover.textContent).toContain('Valoración y fiscalidad');
    expect(screen.getByText(/^#ffcc00, contraste 1,5:1|#FFCC00, contraste/)).toBeDefined();
    expect(screen.getByText('Sin guardar: color y contacto.')).toBeDefined();
    press('Guardar marca');
    await answer();
    expect(calls.at(-1)).toMatchObject({
      color: '#ffcc00',
      description: 'Valoración y fiscalidad',
      logoFileId: null,
    });
    expect(currentToast()).toMatchObject({ kind: 'success', title: 'Marca guardada' });
  });

  test('of which one is a member is only read', async () => {
    await open('branding', { 'auth.branding.get': successAnswer({ ...branding, role: 'member' }) });
    expect(screen.getByText(/Solo su titular puede cambiarla/)).toBeDefined();
    expect(screen.getByLabelText(/Descripción/).closest('fieldset')?.disabled).toBe(true);
  });
});

describe('what the directory shows', () => {
  test('is chosen by the adviser and sent whole', async () => {
    const { answer, calls } = await open('branding', {
      'auth.account.updateDirectoryProfile': successAnswer({
        ...directoryProfile,
        presentation: 'Guardada',
      }),
    });
    expect(screen.getByLabelText('M&A').matches(':checked')).toBe(true);
    fireEvent.click(screen.getByLabelText('Reestructuración'));
    fireEvent.click(screen.getByLabelText('Català'));
    fireEvent.click(screen.getByLabelText('Aparecer en el directorio'));
    type(/^Provincia/, '');
    type(/^Presentación/, 'Empresa familiar');
    press('Guardar ficha');
    await answer();
    expect(calls.at(-1)).toEqual({
      isListed: false,
      specialties: ['mergers', 'restructuring'],
      sectors: ['ALI'],
      languages: ['ca'],
      province: null,
      presentation: 'Empresa familiar',
    });
    expect(screen.getByLabelText(/^Presentación/)).toHaveProperty('value', 'Guardada');
  });

  test('is not sent while its text is too long, and keeps what was pasted', async () => {
    const { calls, load } = await open('branding');
    type(/^Presentación/, 'x'.repeat(601));
    press('Guardar ficha');
    await load();
    const field = screen.getByLabelText(/^Presentación/);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', 'x'.repeat(601));
    expect(calls).toEqual([]);
  });

  test('says at its field what the server refuses', async () => {
    const { answer } = await open('branding', {
      'auth.account.updateDirectoryProfile': refusalAnswer('invalid-input', 400, [
        { path: 'sectors', code: 'too-many', params: { maximum: 5 } },
      ]),
    });
    type(/^Presentación/, 'Empresa familiar');
    press('Guardar ficha');
    await answer();
    const field = screen.getByLabelText(/^Sectores/, { selector: 'input' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the data', () => {
  test('are erased once what goes was named and the password is right', async () => {
    const { answer, calls } = await open('data', {
      'auth.account.erase': refusalAnswer('password-wrong', 403),
    });
    press('Borrar mi cuenta…');
    await answer();
    expect(screen.getByText(/Se borran 12 valoraciones/)).toBeDefined();
    expect(screen.getByText(/1 está compartida/)).toBeDefined();
    expect(screen.getByText(/De 2 solicitudes quedan para la firma/)).toBeDefined();
    expect(screen.queryByText('Valoraciones de otros')).toBeNull();
    const password = screen.getAllByLabelText('Contraseña actual').at(-1);
    if (password === undefined) throw new Error('No password is asked for.');
    fireEvent.change(password, { target: { value: 'otra' } });
    press('Borrar mi cuenta para siempre');
    await answer();
    expect(calls.at(-1)).toEqual({ password: 'otra' });
    await waitFor(() =>
      expect(screen.getByText('La contraseña actual no es correcta.')).toBeDefined(),
    );
  });

  test('are kept until an owner with members has handed over', async () => {
    const { answer } = await open('data', {
      'auth.account.erasure': successAnswer({
        valuations: 0,
        sharedValuations: 0,
        reports: 0,
        files: 0,
        organization: { name: 'Soler Prada Asesores', role: 'owner', members: 2 },
        kept: { 'help-requests': 0, accounts: 0, 'others-valuations': 0, 'firm-records': 0 },
      }),
    });
    press('Borrar mi cuenta…');
    await answer();
    expect(screen.queryByRole('button', { name: 'Borrar mi cuenta para siempre' })).toBeNull();
  });
});
