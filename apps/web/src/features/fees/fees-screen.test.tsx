import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type FeePreset, feeValuationsInput } from '@valia/domain/fees/fee-schemas.ts';
import { defaultFeeTerms } from '@valia/domain/fees/default-fee-terms.ts';
import { referenceFees } from '@valia/domain/testing/reference-fees.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { presetTerms } from './typed-fee.ts';

afterEach(cleanup);

const valuationId = '00000000-0000-4000-8000-000000000001';
const otherId = '00000000-0000-4000-8000-000000000003';
const valuation = {
  id: valuationId,
  companyName: 'Conservas Valdeorza, S.L.',
  equityCents: 700_900_000,
  enterpriseCents: 891_700_000,
};
const preset: FeePreset = {
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Mandato de venta',
  isFirm: true,
  terms: {
    ...defaultFeeTerms,
    minimumCents: 15_000_000,
    capCents: 30_000_000,
    monthlyRetainerCents: 300_000,
    months: 8,
    isKnownBuyer: true,
  },
};

const show = async (search = '', { width = 1440, presets = [preset], hasMore = false } = {}) => {
  await renderScreen('/resources/fee-calculator', {
    search,
    width,
    answers: {
      referrals: {
        fees: {
          presets: { presets },
          valuations: (input) => {
            const { search: text } = feeValuationsInput.parse(input);
            const found =
              text === '' ? [valuation] : [{ ...valuation, id: otherId, companyName: text }];
            return { valuations: found, hasMore: hasMore && text === '' };
          },
        },
      },
    },
  });
  await screen.findByRole('heading', { name: 'Calculadora de honorarios' });
};

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
const rowOf = (name: RegExp) => {
  const [row] = screen.getAllByRole('row').filter((one) => name.test(plain(one.textContent)));
  return plain(row?.textContent ?? null);
};

describe('the calculator', () => {
  test('shows the worked example to the euro: fee, what is due when, and each step', async () => {
    await show();
    type('Precio al cierre', '6.400.000');
    type('Earn-out', '800.000');
    fireEvent.click(await screen.findByRole('button', { name: 'Usar un preajuste' }));
    fireEvent.click(await screen.findByText('Mandato de venta'));
    const result = screen.getByRole('region', { name: 'Honorarios' });
    const text = plain(result.textContent);
    for (const figure of ['258.000 €', '222.000 €', '12.000 €', '268.620 €', '3,58 %'])
      expect(text).toContain(figure);
    expect(rowOf(/^Más de 4 M€/)).toContain('48.00016.00064.000');
    expect(rowOf(/^Mínimo 150.000 €/)).toContain('no actúa: 258.000 € lo supera');
    expect(rowOf(/^Tope 300.000 €/)).toContain('no actúa: quedan 42.000 €');
    expect(rowOf(/^Facturas/)).toContain('268.62014.520283.140');
  });

  test('says of each step by which rule and from which figures it is reached', async () => {
    await show();
    type('Precio al cierre', '6.400.000');
    const name = /^328.000, Escala: cómo se calcula$/u;
    fireEvent.click(screen.getByRole('button', { name }));
    const explanation = await screen.findByRole('dialog', { name });
    expect(plain(explanation.textContent)).toContain(
      'Suma de los tramos.100.000 € + 80.000 € + 60.000 € + 40.000 € + 48.000 € = 328.000 €',
    );
    fireEvent.click(within(explanation).getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('compares the conventions, the dearest first, with the limit that acts', async () => {
    await show();
    type('Precio al cierre', '7.200.000');
    type('Mínimo', '180.000');
    const compared = screen.getByRole('region', { name: 'Convenciones comparadas' });
    const names = within(compared)
      .getAllByRole('rowheader')
      .map(({ textContent }) => plain(textContent).split(' ').slice(0, 2).join(' '));
    expect(names[0]).toBe('Doble Lehman');
    expect(rowOf(/^Modificada corta/)).toContain('mínimo180.000 €');
  });

  test('takes the value of the valuation that its address names', async () => {
    await show(`?valuation=${valuationId}`);
    expect(await screen.findByDisplayValue('7.009.000')).toBeDefined();
    expect(screen.getByText(/el valor central de tu valoración/)).toBeDefined();
  });

  test('looks for a valuation by name where there are more than it offers', async () => {
    await show();
    await screen.findByRole('option', { name: valuation.companyName });
    expect(screen.queryByRole('searchbox', { name: 'Buscar valoración' })).toBeNull();
    cleanup();
    await show('', { hasMore: true });
    const search = await screen.findByRole('searchbox', { name: 'Buscar valoración' });
    fireEvent.change(search, { target: { value: 'Ibarreta' } });
    fireEvent.change(await screen.findByLabelText('Valoración'), { target: { value: '' } });
    await screen.findByRole('option', { name: 'Ibarreta' });
    fireEvent.change(screen.getByLabelText('Valoración'), { target: { value: otherId } });
    expect(await screen.findByDisplayValue('7.009.000')).toBeDefined();
  });

  test('folds conditions and tax on a phone, says them in short, and hides nothing that is wrong', async () => {
    await show('', { width: 360 });
    fireEvent.click(await screen.findByRole('button', { name: 'Usar un preajuste' }));
    fireEvent.click(await screen.findByText('Mandato de venta'));
    const fold = screen.getByRole('group', { name: '' });
    expect(fold).toHaveProperty('open', false);
    expect(plain(fold.querySelector('summary')?.textContent ?? null)).toBe(
      'Condiciones e impuestomínimo 150.000 € · tope 300.000 € · 8 cuotas · comprador ya conocido −25 % · IVA 21 %',
    );
    expect(screen.getByRole('button', { name: 'Guardar preajuste' })).toBeDefined();
    type('Tope', '1');
    expect(fold).toHaveProperty('open', true);
  });

  test('says at its field what cannot be read, and reckons nothing from it', async () => {
    await show();
    type('Precio al cierre', 'mucho');
    expect(screen.getByText('Escribe un número')).toBeDefined();
    expect(screen.getByText('Corrige los campos señalados para ver el cálculo.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Descargar PDF' })).toHaveProperty('disabled', true);
  });

  test('shows the fees of the reference file to the cent, typed as tiers of one’s own', async () => {
    const presets = referenceFees.map(({ id, fee }) => ({
      id,
      name: id,
      isFirm: true,
      terms: presetTerms(fee),
    }));
    await show('', { presets });
    const written = (euros: number) => formatNumber(euros, { language: 'es', decimals: 0 });
    for (const { id, fee, expected } of referenceFees) {
      type('Precio al cierre', written(fee.closingCents / 100));
      fireEvent.click(await screen.findByRole('button', { name: 'Usar un preajuste' }));
      fireEvent.click(await screen.findByText(id));
      const net = expected.net === 0 ? '–' : written(expected.net);
      expect({ id, fee: rowOf(/^Honorarios de éxito/) }).toEqual({
        id,
        fee: expect.stringMatching(new RegExp(`%${written(expected.fee)}$`, 'u')) as unknown,
      });
      expect({ id, net: rowOf(/^Pendiente de cobro/) }).toEqual({
        id,
        net: `Pendiente de cobro ${net}`,
      });
    }
  });
});
