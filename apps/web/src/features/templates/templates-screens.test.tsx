import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { updateTemplateDocumentInput } from '@valia/domain/templates/template-schemas.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { type MockAnswersAt, noConnection } from '../../lib/testing/mock-server.ts';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { ownTemplate, templateDocument, templateItems } from './testing/own-template.ts';

afterEach(cleanup);

type TemplateAnswers = MockAnswersAt<['valuations', 'templates']>;

const listed = { items: templateItems(), documents: 5, drafts: 2 };
const showLibrary = (search = '') =>
  renderScreen('/resources/templates', {
    answers: { valuations: { templates: { list: listed } } },
    search,
  });

describe('the library', () => {
  test('stands by the phases of a deal, and what is behind Spanish is told', async () => {
    await showLibrary();
    const table = await screen.findByRole('table', { name: 'Biblioteca de plantillas' });
    expect(within(table).getByText('Presentación al mercado')).toBeDefined();
    expect(within(table).getByTitle('English: sigue la versión 1 del español')).toBeDefined();
    expect(within(table).getByRole('columnheader', { name: 'Campos' })).toBeDefined();
    expect(within(table).getAllByRole('cell', { name: '27' })).toHaveLength(14);
    for (const name of ['Biblioteca 14', 'Tus documentos 5', 'Borradores 2'])
      expect(screen.getByRole('tab', { name })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      '14 plantillas, de la carta de encargo al cierre',
    );
    fireEvent.change(screen.getByLabelText('Categoría'), { target: { value: 'confidentiality' } });
    await waitFor(() => expect(screen.queryByText('Carta de intenciones')).toBeNull());
  });

  test('without a copy of one’s own says how to make one', async () => {
    await showLibrary('?tab=own');
    expect(await screen.findByText('Aún no tienes plantillas propias')).toBeDefined();
  });

  test('that cannot be read offers to try again', async () => {
    await renderScreen('/resources/templates', {
      answers: { valuations: { templates: { list: noConnection } } },
    });
    expect(await screen.findByRole('button', { name: 'Intentar de nuevo' })).toBeDefined();
  });
});

describe('a document', () => {
  const openOn = async (templates: TemplateAnswers) => {
    const { calls } = await renderScreen('/resources/templates/document/$id', {
      params: { id: templateDocument().id },
      answers: { valuations: { templates } },
    });
    return { sent: () => calls('valuations.templates.updateDocument').at(-1) };
  };
  const open = (changes = {}) => {
    const document = templateDocument(changes);
    return openOn({
      document,
      updateDocument: { ...document, version: 2, typed: { place: 'Logroño' } },
    });
  };

  test('asks first for what is missing, and a missing chip leads to its field', async () => {
    await open();
    expect(await screen.findByText(/Faltan 2 de 3 campos/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'PDF, borrador' })).toBeDefined();
    const preview = screen.getByRole('region', { name: 'Vista previa' });
    fireEvent.click(within(preview).getByRole('button', { name: 'Lugar: falta' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Lugar'));
  });

  test('what is typed is in the preview at once, keeps its place, and is saved', async () => {
    const { sent } = await open();
    const place = await screen.findByLabelText('Lugar');
    place.focus();
    fireEvent.change(place, { target: { value: 'Logroño' } });
    expect(document.activeElement).toBe(place);
    const preview = screen.getByRole('region', { name: 'Vista previa' });
    expect(within(preview).getByText('Logroño')).toBeDefined();
    expect(await screen.findByText(/Falta 1 de 3 campos/)).toBeDefined();
    await waitFor(() => expect(sent()).toMatchObject({ version: 1, typed: { place: 'Logroño' } }));
  });

  test.each([
    ['תל אביב', ['El informe no puede imprimir ת ל א ב י']],
    [
      'Vic\u0007Sud',
      [
        'El texto contiene un carácter que no se admite, donde está \ufffd en «Vic\ufffdSud». Bórralo y escribe esa parte otra vez.',
      ],
    ],
    ['Vic\u000bSud\u200b', []],
  ])('what no document can hold is told while it is typed: %j', async (typed, told) => {
    await open();
    const place = await screen.findByLabelText<HTMLInputElement>('Lugar');
    fireEvent.change(place, { target: { value: typed } });
    const shown = screen.queryAllByText(/no puede imprimir|no se admite/u);
    expect(shown.map(({ textContent }) => textContent)).toEqual(told);
  });

  /** A server on which another window has saved version 2, with that window's values. */
  const openInTwoWindows = (theirs: Record<string, string>) => {
    let held = templateDocument({ source: '# Carta\nEn {{place}}, {{company-representative}}.' });
    const other = { ...held, version: 2, typed: theirs };
    return openOn({
      document: () => {
        const shown = held;
        held = other;
        return shown;
      },
      updateDocument: (input) => {
        const { version, ...given } = updateTemplateDocumentInput.parse(input);
        if (version === 1) return { refusal: 'conflict' };
        return { ...other, ...given, version: version + 1 };
      },
    });
  };

  test('what another window wrote in other fields is taken in, and nothing asked', async () => {
    const { sent } = await openInTwoWindows({ 'company-representative': 'Ana Gil' });
    fireEvent.change(await screen.findByLabelText('Lugar'), { target: { value: 'Haro' } });
    await waitFor(() =>
      expect(sent()).toMatchObject({
        version: 2,
        typed: { place: 'Haro', 'company-representative': 'Ana Gil' },
      }),
    );
    expect(await screen.findByDisplayValue('Ana Gil')).toBeDefined();
    expect(screen.getByLabelText('Lugar')).toHaveProperty('value', 'Haro');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['Conservar el mío', 'Haro'],
    ['Usar el de la otra ventana', 'Nájera'],
  ])('of two texts in one field, both are shown: %s', async (act, kept) => {
    const { sent } = await openInTwoWindows({ place: 'Nájera' });
    fireEvent.change(await screen.findByLabelText('Lugar'), { target: { value: 'Haro' } });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Haro')).toBeDefined();
    expect(within(alert).getByText('Nájera')).toBeDefined();
    fireEvent.click(within(alert).getByRole('button', { name: `${act}: Lugar` }));
    await waitFor(() => expect(sent()).toMatchObject({ version: 2, typed: { place: kept } }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Lugar')).toHaveProperty('value', kept);
  });

  test('what was typed just before leaving is saved', async () => {
    const { sent } = await open();
    fireEvent.change(await screen.findByLabelText('Lugar'), { target: { value: 'Briones' } });
    cleanup();
    await waitFor(() => expect(sent()).toMatchObject({ typed: { place: 'Briones' } }));
  });

  test('a blind profile that names its company is told', async () => {
    await open({
      isBlind: true,
      source: '# P\n{{region}}',
      typed: { region: 'Sede de Valdeorza' },
    });
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  test('a newer version of the template is offered', async () => {
    const { sent } = await open({ latestNumber: 2 });
    fireEvent.click(await screen.findByRole('button', { name: 'Usar la versión 2' }));
    await waitFor(() => expect(sent()).toMatchObject({ isRenewed: true }));
  });
});

describe('a text of one’s own', () => {
  const template = ownTemplate('# Carta\nPor {{price}}');
  const open = async () => {
    const { calls } = await renderScreen('/resources/templates/copy/$id', {
      params: { id: template.id },
      answers: { valuations: { templates: { get: template, saveVersion: template } } },
    });
    return { sent: () => calls('valuations.templates.saveVersion').at(-1) };
  };
  const text = async () => {
    const [area] = await screen.findAllByLabelText('Texto');
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('No text');
    return area;
  };

  test('a broken field is named with its place, and leads there', async () => {
    const { sent } = await open();
    const area = await text();
    fireEvent.change(area, { target: { value: '# Carta\n## 1. Precio\nPor {{preico}}' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Línea 3, en «1. Precio»' }));
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Por {{preico}}');
    fireEvent.click(screen.getAllByRole('button', { name: 'Guardar versión' })[0] ?? area);
    expect(sent()).toBeUndefined();
  });

  test('is saved as a version with what it changes', async () => {
    const { sent } = await open();
    fireEvent.change(await text(), { target: { value: '# Carta\nPor {{price}}, al contado' } });
    const [note] = screen.getAllByLabelText('Qué cambia');
    fireEvent.change(note ?? document.body, { target: { value: 'Al contado' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Guardar versión' })[0] ?? document.body);
    await waitFor(() =>
      expect(sent()).toMatchObject({
        language: 'es',
        basedOn: 1,
        note: 'Al contado',
        source: '# Carta\nPor {{price}}, al contado',
      }),
    );
  });
});
