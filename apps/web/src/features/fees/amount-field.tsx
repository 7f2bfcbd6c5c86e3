import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { TypedFee } from './typed-fee.ts';
import type { Fee } from './use-fee.ts';
import styles from './fees.module.css';

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

/** A figure's input, with its error. */
export const AmountField = ({ fee, field, label, unit, error }: AmountFieldProps) => {
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
