import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { feeConventions, scaleOfConvention } from '@valia/domain/fees/fee-convention.ts';
import { ownScalesOf } from '@valia/domain/fees/asked-fee.ts';
import { describeScale, feeMoney } from '@valia/i18n/fee-table.ts';
import { feeTerms } from '@valia/i18n/fee-terms.ts';
import { formatNumber, formatRate } from '@valia/i18n/format.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { errorText } from '../../../lib/errors/error-text.ts';
import { FeePresetMenu } from './fee-preset-menu.tsx';
import { FeeScaleFields } from './fee-scale-fields.tsx';
import { type TypedFee, usualTaxRates } from './typed-fee.ts';
import { type Fee, valueOf } from './use-fee.ts';
import styles from './fees.module.css';

/** Deal, convention, conditions and tax, each with what is wrong at its field. */
export const FeeFields = ({ fee }: { fee: Fee }) => {
  const { t } = useLingui();
  return (
    <Sheet as="section" label={t`Datos del cálculo`} className={styles.fields}>
      <Deal fee={fee} />
      <Convention fee={fee} />
      <Conditions fee={fee} />
      <Tax fee={fee} />
    </Sheet>
  );
};

type TextField = {
  [Key in keyof TypedFee]: TypedFee[Key] extends string ? Key : never;
}[keyof TypedFee];

interface AmountFieldProps {
  fee: Fee;
  field: Exclude<TextField, 'base' | 'convention' | 'tax'>;
  label: string;
  unit: '€' | '%' | '';
  error?: string;
}

const AmountField = ({ fee, field, label, unit, error }: AmountFieldProps) => {
  const { t } = useLingui();
  const { typed, change, read } = fee;
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      className={styles.amountField}
      rightSection={unit === '' ? undefined : <span aria-hidden>{unit}</span>}
      value={typed[field]}
      error={read.wrong.has(field) && (error ?? t`Escribe un número`)}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
    />
  );
};

const Deal = ({ fee }: { fee: Fee }) => {
  const { t, i18n } = useLingui();
  const { typed, change, valuations, chosen, choose, error } = fee;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Operación</Trans>
      </legend>
      <NativeSelect
        label={t`Valoración`}
        value={chosen?.id ?? ''}
        error={error !== null && errorText(error)}
        data={[
          { value: '', label: t`Sin valoración` },
          ...valuations.map(({ id, companyName }) => ({ value: id, label: companyName })),
        ]}
        onChange={({ currentTarget: { value } }) => choose(value === '' ? undefined : value)}
      />
      <div>
        <span className={styles.fieldLabel} id="fee-base">
          <Trans>Base de cálculo</Trans>
        </span>
        <SegmentedControl
          fullWidth
          aria-labelledby="fee-base"
          value={typed.base}
          data={(['enterprise', 'equity'] as const).map((value) => ({
            value,
            label: i18n._(feeTerms.bases[value]),
          }))}
          onChange={(value) => change({ base: value === 'enterprise' ? 'enterprise' : 'equity' })}
        />
      </div>
      <div className={styles.pair}>
        <AmountField fee={fee} field="closing" label={t`Precio al cierre`} unit="€" />
        <AmountField fee={fee} field="earnOut" label={t`Earn-out`} unit="€" />
      </div>
      {fee.read.input.earnOutCents > 0 && (
        <TextInput
          type="month"
          label={t`Mes en que se paga el earn-out`}
          value={typed.earnOutMonth}
          onChange={({ currentTarget }) => change({ earnOutMonth: currentTarget.value })}
        />
      )}
      <PriceHelp fee={fee} />
    </fieldset>
  );
};

/** How the price stands to the central value of the valuation. */
const PriceHelp = ({ fee: { read, chosen, typed } }: { fee: Fee }) => {
  const language = useLanguage();
  const { closingCents, earnOutCents } = read.input;
  const total = closingCents + earnOutCents;
  const value = valueOf(chosen, typed.base);
  const price = feeMoney(BigInt(total), language);
  if (value === null || total === 0)
    return earnOutCents === 0 ? null : (
      <p className={styles.help}>
        <Trans>En total {price}. La parte del earn-out se cobra cuando se paga.</Trans>
      </p>
    );
  const distance = formatRate(Math.abs(total / value - 1), { language });
  return (
    <p className={styles.help}>
      {total === value ? (
        <Trans>En total {price}, el valor central de tu valoración.</Trans>
      ) : total > value ? (
        <Trans>
          En total {price}, un {distance} sobre el valor central de tu valoración.
        </Trans>
      ) : (
        <Trans>
          En total {price}, un {distance} bajo el valor central de tu valoración.
        </Trans>
      )}
    </p>
  );
};

const Convention = ({ fee }: { fee: Fee }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { typed, change, read } = fee;
  const scales = ownScalesOf(read.input);
  const nameOf = (convention: (typeof feeConventions)[number]): string => {
    const name = i18n._(feeTerms.conventions[convention]);
    const scale = scaleOfConvention(convention, scales);
    return scale === null ? name : `${name}, ${describeScale(scale, language)}`;
  };
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Convención</Trans>
      </legend>
      <FeePresetMenu fee={fee} />
      <NativeSelect
        label={t`Escala`}
        value={typed.convention}
        data={feeConventions.map((value) => ({ value, label: nameOf(value) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ convention: feeConventions.find((one) => one === value) ?? typed.convention })
        }
      />
      {typed.convention === 'flat' && (
        <AmountField fee={fee} field="flatRate" label={t`Tipo fijo`} unit="%" />
      )}
      <FeeScaleFields fee={fee} />
      <div className={styles.pair}>
        <AmountField fee={fee} field="minimum" label={t`Mínimo`} unit="€" />
        <AmountField
          fee={fee}
          field="cap"
          label={t`Tope`}
          unit="€"
          error={t`Un importe, no menor que el mínimo`}
        />
      </div>
    </fieldset>
  );
};

const Conditions = ({ fee }: { fee: Fee }) => {
  const { t } = useLingui();
  const { typed, change } = fee;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Condiciones</Trans>
      </legend>
      <div className={styles.three}>
        <AmountField fee={fee} field="monthly" label={t`Cuota al mes`} unit="€" />
        <AmountField fee={fee} field="months" label={t`Meses`} unit="" error={t`De 0 a 120`} />
        <AmountField fee={fee} field="credit" label={t`Se descuenta`} unit="%" />
      </div>
      <AmountField fee={fee} field="mostCredit" label={t`Descuento máximo de cuotas`} unit="€" />
      <div className={styles.known}>
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

const Tax = ({ fee }: { fee: Fee }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { typed, change } = fee;
  const isTyped = typed.tax === 'igic' || typed.tax === 'ipsi';
  const usual = (kind: TypedFee['tax']): string => {
    const rate = usualTaxRates[kind];
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
