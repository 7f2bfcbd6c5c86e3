import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { feeConventions, scaleOfConvention } from '@valia/domain/fees/fee-convention.ts';
import { ownScalesOf } from '@valia/domain/fees/fee-request.ts';
import { describeScale, feeMoney } from '@valia/i18n/fee-table.ts';
import { feeTerms } from '@valia/i18n/terms/fee-terms.ts';
import { formatRate } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { SearchedSelect } from '../../components/select/searched-select.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useLanguage } from '../../lib/language.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { AmountField } from './amount-field.tsx';
import { FeeConditions, FeeLimits, FeeTaxFields, CollapsibleFeeTerms } from './fee-conditions.tsx';
import { FeePresetMenu } from './fee-preset-menu.tsx';
import { FeeScaleFields } from './fee-scale-fields.tsx';
import { type Fee, feeBaseValue } from './use-fee.ts';
import styles from './fees.module.css';
import { box, stack, text } from '../../components/style/class-names.ts';

const looks = { fieldLabel: box({ display: 'block', marginBottom: 4 }, text('body', 'strong')) };

interface FeeFieldsProps {
  fee: Fee;
  /** On a phone, the save control is at the end of the fields, because the bottom bar is reserved for the fee. */
  keep: ReactNode;
}

/** The fields for deal, convention, conditions and tax, each with its error. */
export const FeeFields = ({ fee, keep }: FeeFieldsProps) => {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  return (
    <Sheet as="section" label={t`Datos del cálculo`} className={styles.fields}>
      <Deal fee={fee} />
      <Convention fee={fee} isPhone={isPhone} />
      {isPhone ? (
        <>
          <CollapsibleFeeTerms fee={fee} />
          <div className={styles.group}>{keep}</div>
        </>
      ) : (
        <>
          <FeeConditions fee={fee} />
          <FeeTaxFields fee={fee} />
        </>
      )}
    </Sheet>
  );
};

const Deal = ({ fee }: { fee: Fee }) => {
  const { t, i18n } = useLingui();
  const { typed, change } = fee;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>Operación</Trans>
      </legend>
      <FromValuation fee={fee} />
      <div>
        <span className={looks.fieldLabel} id="fee-base">
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
      <div className={stack({ gap: 12, columns: 'halves' })}>
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

/** The latest valuations; others are found by a part of their company's name. */
const FromValuation = ({ fee }: { fee: Fee }) => {
  const { t } = useLingui();
  const { valuations, chosen, choose, error, search, setSearch, hasMore } = fee;
  return (
    <SearchedSelect
      label={t`Valoración`}
      value={chosen?.id ?? ''}
      error={error !== null && errorText(error)}
      standing={[{ value: '', label: t`Sin valoración` }]}
      found={valuations.map(({ id, companyName }) => ({ value: id, label: companyName }))}
      hasMore={hasMore}
      search={search}
      searchLabel={t`Buscar valoración`}
      onSearch={setSearch}
      onChoose={(id) => choose(id === '' ? undefined : id)}
    />
  );
};

/** The price relative to the central value of the valuation. */
const PriceHelp = ({ fee: { read, chosen, typed } }: { fee: Fee }) => {
  const language = useLanguage();
  const { closingCents, earnOutCents } = read.input;
  const total = closingCents + earnOutCents;
  const value = feeBaseValue(chosen, typed.base);
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

const Convention = ({ fee, isPhone }: { fee: Fee; isPhone: boolean }) => {
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
      {!isPhone && <FeeLimits fee={fee} />}
    </fieldset>
  );
};
