import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { row, stack } from '../style/class-names.ts';

export interface ChosenRange<Value extends number | string> {
  low?: Value | undefined;
  high?: Value | undefined;
}

interface RangeFormProps<Value extends number | string> {
  start: ChosenRange<Value>;
  /** Parses the text: null for an empty text, undefined for an invalid one. */
  read: (text: string) => Value | null | undefined;
  show: (value: Value) => string;
  /** The error for a text that cannot be parsed. */
  wrongText: string;
  placeholder?: string;
  onChoose: (range: ChosenRange<Value>) => void;
}

/** A form with a start and an end, either of which may be empty. */
export const RangeForm = <Value extends number | string>(props: RangeFormProps<Value>) => {
  const { start, read, show, wrongText, placeholder, onChoose } = props;
  const { t } = useLingui();
  const [texts, setTexts] = useState({
    low: start.low === undefined ? '' : show(start.low),
    high: start.high === undefined ? '' : show(start.high),
  });
  const [isTold, setIsTold] = useState(false);
  const [low, high] = [read(texts.low), read(texts.high)];
  const isReversed =
    low !== null && high !== null && low !== undefined && high !== undefined && low > high;
  const errorOf = (value: Value | null | undefined): string | null =>
    isTold && value === undefined ? wrongText : null;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsTold(true);
    if (low === undefined || high === undefined || isReversed) return;
    onChoose({ low: low ?? undefined, high: high ?? undefined });
  };

  return (
    <form onSubmit={submit} noValidate>
      <div className={stack({ gap: 12, columns: 'halves' })}>
        <TextInput
          label={t`Desde`}
          data-autofocus
          autoComplete="off"
          placeholder={placeholder}
          value={texts.low}
          error={errorOf(low)}
          onChange={({ currentTarget }) => setTexts({ ...texts, low: currentTarget.value })}
        />
        <TextInput
          label={t`Hasta`}
          autoComplete="off"
          placeholder={placeholder}
          value={texts.high}
          error={errorOf(high) ?? (isTold && isReversed && t`Va antes que «Desde»`)}
          onChange={({ currentTarget }) => setTexts({ ...texts, high: currentTarget.value })}
        />
      </div>
      <div className={row({ gap: 8, marginTop: 16 })}>
        <Button type="submit">
          <Trans>Aplicar</Trans>
        </Button>
      </div>
    </form>
  );
};
