import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FeeInput } from '@valia/domain/fees/fee-request.ts';
import type { FeeCalculation, FeeLine } from '@valia/domain/fees/fee-calculation.ts';
import { feeMoney, type FeeFormatting, shortRate } from '../fee-table.ts';
import { formatNumber } from '../format.ts';
import { withValues } from '../with-values.ts';

const rules = {
  band: msg`Precio dentro del tramo × tipo del tramo. El resto del precio paga el tipo de sus propios tramos.`,
  scale: msg`Suma de los tramos.`,
  discount: msg`Escala × descuento por comprador ya conocido, antes del mínimo y del tope.`,
  minimum: msg`Lo que falta hasta el mínimo, una vez restado el descuento. Nada si ya se alcanza.`,
  cap: msg`Lo que pasa del tope, una vez aplicado el mínimo. Nada si no se alcanza.`,
  fee: msg`Escala menos descuento, nunca por debajo del mínimo ni por encima del tope.`,
  credit: msg`Cuotas cobradas × parte que se descuenta, sin pasar del máximo pactado ni de los honorarios. Se restan primero de la factura del cierre.`,
  net: msg`Honorarios de éxito menos las cuotas que se descuentan. Nunca es negativo.`,
  tax: msg`Base de cada factura × tipo, redondeado al céntimo en cada una.`,
  untaxed: msg`La factura no lleva impuesto indirecto.`,
  invoices: msg`Pendiente de cobro más el impuesto.`,
} as const;

const texts = {
  nothing: msg`{before}: no cambia nada`,
  parts: msg`Al cierre se paga {closing}. Con el earn-out, el resto: {total} − {closing} = {earnOut}.`,
} as const;

/** How a step of a fee is computed: the rule in words, the same with its figures, and the amounts of each payment. */
export interface FeeExplanation {
  rule: string;
  figures: string;
  parts: string | null;
}

interface Explained extends FeeFormatting {
  fee: FeeCalculation;
  input: FeeInput;
}

interface Step {
  rule: MessageDescriptor;
  line: FeeLine;
  figures: string;
}

const money = ({ language }: Explained, cents: bigint): string => feeMoney(cents, language);

/** `a + b − c`, without zero terms. */
const sumOf = (of: Explained, cents: readonly bigint[]): string => {
  const [first = 0n, ...others] = cents.filter((amount, at) => at === 0 || amount !== 0n);
  const rest = others.map(
    (amount) => ` ${amount < 0n ? '−' : '+'} ${money(of, amount < 0n ? -amount : amount)}`,
  );
  return `${money(of, first)}${rest.join('')}`;
};

const equals = (of: Explained, left: string, cents: bigint): string =>
  `${left} = ${money(of, cents)}`;

const bandStep = (of: Explained, index: number): Step | null => {
  const band = of.fee.bands[index];
  if (band === undefined) return null;
  const product = `${money(of, band.valueCents)} × ${shortRate(band.rate, of.language)}`;
  return { rule: rules.band, line: band, figures: equals(of, product, band.total) };
};

const limitStep = (of: Explained, which: 'minimum' | 'cap'): Step => {
  const { fee, input, t } = of;
  const discounted = fee.scale.total + fee.discount.total;
  const before = which === 'minimum' ? discounted : discounted + fee.minimum.total;
  const limit = BigInt((which === 'minimum' ? input.minimumCents : input.capCents) ?? 0);
  const line = fee[which];
  const figures =
    line.total === 0n
      ? t(withValues(texts.nothing, { before: money(of, before) }))
      : equals(of, `${money(of, limit)} − ${money(of, before)}`, line.total);
  return { rule: rules[which], line, figures };
};

const creditStep = (of: Explained): Step => {
  const { fee, input, language } = of;
  const months = formatNumber(input.months, {
    language,
    decimals: input.months % 1 === 0 ? 0 : 1,
  });
  const paid = `${months} × ${money(of, BigInt(input.monthlyRetainerCents))}`;
  const share = shortRate(input.retainerCredit, language);
  const sign = fee.credit.total === 0n ? '' : '−';
  const credited = `${sign}${money(of, -fee.credit.total)}`;
  return { rule: rules.credit, line: fee.credit, figures: `${paid} × ${share} → ${credited}` };
};

const taxStep = (of: Explained): Step => {
  const { net, tax, taxRate } = of.fee;
  const rate = shortRate(taxRate, of.language);
  const bases = [net.closing, ...(net.earnOut === 0n ? [] : [net.earnOut])];
  const products = bases.map((base) => `${money(of, base)} × ${rate}`).join(' + ');
  return taxRate === 0
    ? { rule: rules.untaxed, line: tax, figures: money(of, 0n) }
    : { rule: rules.tax, line: tax, figures: equals(of, products, tax.total) };
};

const stepOf = (of: Explained, id: string): Step | null => {
  const { fee } = of;
  const { scale, discount, minimum, cap, credit, net, tax, invoices } = fee;
  switch (id) {
    case 'scale': {
      const bands = fee.bands.map(({ total }) => total).filter((total) => total !== 0n);
      return { rule: rules.scale, line: scale, figures: equals(of, sumOf(of, bands), scale.total) };
    }
    case 'discount': {
      const product = `${money(of, scale.total)} × ${shortRate(-of.input.knownBuyerDiscount, of.language)}`;
      return { rule: rules.discount, line: discount, figures: equals(of, product, discount.total) };
    }
    case 'minimum':
    case 'cap':
      return limitStep(of, id);
    case 'fee': {
      const sum = sumOf(of, [scale.total, discount.total, minimum.total, cap.total]);
      return { rule: rules.fee, line: fee.fee, figures: equals(of, sum, fee.fee.total) };
    }
    case 'credit':
      return creditStep(of);
    case 'net': {
      const sum = sumOf(of, [fee.fee.total, credit.total]);
      return { rule: rules.net, line: net, figures: equals(of, sum, net.total) };
    }
    case 'tax':
      return taxStep(of);
    case 'invoices': {
      const sum = sumOf(of, [net.total, tax.total]);
      return { rule: rules.invoices, line: invoices, figures: equals(of, sum, invoices.total) };
    }
    default:
      return bandStep(of, Number(id.replace('band-', '')));
  }
};

/** How the amount in a row of `feeTable` is computed; null for an unknown row. */
export const explainFeeStep = (
  id: string,
  fee: FeeCalculation,
  input: FeeInput,
  writing: FeeFormatting,
): FeeExplanation | null => {
  const of: Explained = { ...writing, fee, input };
  const step = stepOf(of, id);
  if (step === null) return null;
  const { rule, line, figures } = step;
  const [closing, earnOut, total] = [line.closing, line.earnOut, line.total].map((cents) =>
    money(of, cents),
  );
  const parts =
    line.earnOut === 0n || closing === undefined || earnOut === undefined || total === undefined
      ? null
      : writing.t(withValues(texts.parts, { closing, earnOut, total }));
  return { rule: writing.t(rule), figures, parts };
};
