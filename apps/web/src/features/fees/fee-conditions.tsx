import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { taxRateOf } from '@valia/domain/fees/fee-invoice.ts';
import { feeMoney, shortRate } from '@valia/i18n/fee-table.ts';
import { feeTerms } from '@valia/i18n/terms/fee-terms.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { useLanguage } from '../../lib/language.ts';
import { AmountField } from './amount-field.tsx';
import { type TypedFee, defaultTaxRates } from './typed-fee.ts';
import type { Fee } from './use-fee.ts';
import styles from './fees.module.css';
import { box, stack } from '../../components/style/class-names.ts';

/** The terms that are collapsed on a phone; they stay expanded while they contain an error. */
export const CollapsibleFeeTerms = ({ fee }: { fee: Fee }) => {
  const [isAsked, setAsked] = useState(false);
  const { wrong } = fee.read;
  const isWrong = foldedFields.some((field) => wrong.has(field));
  return (
    <details
      className={box({ borderTop: 'plain' }, styles.fold)}
      open={isAsked || isWrong}
      onToggle={({ currentTarget: { open } }) => setAsked(open)}
    >
      <summary>
        <span>
          <strong>
            <Trans>Condiciones e impuesto</Trans>
          </strong>
          <span className={styles.help}>{useTermsInShort(fee)}</span>
        </span>
        <IconChevronDown size={18} stroke={1.5} aria-hidden />
      </summary>
      <fieldset className={styles.group}>
        <legend>
          <Trans>Límites</Trans>
        </legend>
        <FeeLimits fee={fee} />
      </fieldset>
      <FeeConditions fee={fee} />
      <FeeTaxFields fee={fee} />
    </details>
  );
};

const foldedFields = [
  'minimum',
  'cap',
  'monthly',
  'months',
  'credit',
  'mostCredit',
  'discount',
  'taxRate',
] as const;

/** A summary of the terms: `Mínimo 150.000 € · tope 300.000 € · 8 cuotas · comprador conocido −25 % · IVA 21 %` */
const useTermsInShort = ({ read: { input } }: Fee): string => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { minimumCents, capCents, months, monthlyRetainerCents, tax } = input;
  const minimum = feeMoney(BigInt(minimumCents ?? 0), language);
  const cap = feeMoney(BigInt(capCents ?? 0), language);
  const count = formatNumber(months, { language, decimals: months % 1 === 0 ? 0 : 1 });
  const discount = shortRate(-input.knownBuyerDiscount, language);
  const kind = i18n._(feeTerms.taxes[tax.kind]);
  const taxRate = taxRateOf(tax);
  const rate = taxRate === 0 ? '' : shortRate(taxRate, language);
  return [
    minimumCents === null ? '' : t`mínimo ${minimum}`,
    capCents === null ? '' : t`tope ${cap}`,
    monthlyRetainerCents === 0 || months === 0 ? '' : t`${count} cuotas`,
    input.isKnownBuyer ? t`comprador ya conocido ${discount}` : '',
    rate === '' ? kind : `${kind} ${rate}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');
};

export const FeeLimits = ({ fee }: { fee: Fee }) => {
  const { t } = useLingui();
  return (
    <div className={stack({ gap: 12, columns: 'halves' })}>
      <AmountField fee={fee} field="minimum" label={t`Mínimo`} unit="€" />
      <AmountField
        fee={fee}
        field="cap"
        label={t`Tope`}
        unit="€"
        error={t`Un importe, no menor que el mínimo`}
      />
    </div>
  );
};

/** The fees paid in advance, and the discount for a buyer whom the client already knew. */
export const FeeConditions = ({ fee }: { fee: Fee }) => {
  const { t } = useLingui();
  const { typed, change } = fee;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Condiciones</Trans>
      </legend>
      <div className={stack({ gap: 8, align: 'end' }, styles.three)}>
        <AmountField fee={fee} field="monthly" label={t`Cuota al mes`} unit="€" />
        <AmountField fee={fee} field="months" label={t`Meses`} unit="" error={t`De 0 a 120`} />
        <AmountField fee={fee} field="credit" label={t`Se descuenta`} unit="%" />
      </div>
      <AmountField fee={fee} field="mostCredit" label={t`Descuento máximo de cuotas`} unit="€" />
      <div className={stack({ gap: 12, columns: 'main-end', align: 'start' }, styles.known)}>
        <Checkbox
          label={t`Comprador ya conocido`}
          description={t`Lo aportó el cliente. Rebaja la escala, antes del mínimo y del tope.`}
          checked={typed.isKnownBuyer}
          onChange={({ currentTarget }) => change({ isKnownBuyer: currentTarget.checked })}
        />
        {typed.isKnownBuyer && (
          <AmountField fee={fee} field="discount" label={t`Rebaja`} unit="%" />
        )}
      </div>
    </fieldset>
  );
};

const taxKinds = ['vat', 'exempt', 'igic', 'ipsi', 'not-subject'] as const;

export const FeeTaxFields = ({ fee }: { fee: Fee }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { typed, change } = fee;
  const isTyped = typed.tax === 'igic' || typed.tax === 'ipsi';
  const usual = (kind: TypedFee['tax']): string => {
    const rate = defaultTaxRates[kind];
    return rate === undefined ? '' : formatNumber(rate * 100, { language });
  };
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Impuesto indirecto</Trans>
      </legend>
      <NativeSelect
        label={t`Tratamiento`}
        value={typed.tax}
        data={taxKinds.map((value) => ({
          value,
          label: value === 'vat' ? t`IVA, 21 %` : i18n._(feeTerms.taxes[value]),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const tax = taxKinds.find((kind) => kind === value) ?? typed.tax;
          change({ tax, taxRate: usual(tax) });
        }}
      />
      {isTyped && <AmountField fee={fee} field="taxRate" label={t`Tipo del impuesto`} unit="%" />}
      <p className={styles.help}>
        <Trans>
          La mediación en la venta de participaciones puede estar exenta. Confírmalo con tu
          fiscalista.
        </Trans>
      </p>
    </fieldset>
  );
};
