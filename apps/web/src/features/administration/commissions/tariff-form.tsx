import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { CommissionTariffs } from '@valia/domain/commissions/commission-schemas.ts';
import { type RequestType, requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { commissionTerms } from '@valia/i18n/terms/commission-terms.ts';
import { parseDate } from '@valia/i18n/dates/parse-date.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { type FormEvent, useState } from 'react';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useNow } from '../../../lib/use-now.ts';
import { initialScales, TariffScales } from './tariff-scales.tsx';
import styles from './commissions.module.css';
import { box, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  tariffForm: box({ marginTop: 20, padTop: 16, borderTop: 'plain' }),
  typed: stack({ gap: 8, justifyItems: 'start', pad: 0, border: 'none' }, styles.typed),
};

interface TypedTier {
  key: number;
  requestType: RequestType;
  from: string;
  rate: string;
}

const mostTiers = 30;

/** Rates are stored to the hundredth of a per cent; a finer one is an error, and is not rounded. */
const isHundredths = (percent: number): boolean => Number(percent.toFixed(2)) === percent;

const readTier = ({ requestType, from, rate }: TypedTier, language: Language) => {
  const euros = parseNumber(from, { language, kind: 'money' });
  const percent = parseNumber(rate.replace('%', ''), { language, kind: 'number' });
  const isRead =
    typeof euros === 'number' &&
    typeof percent === 'number' &&
    euros >= 0 &&
    percent >= 0 &&
    percent <= 100 &&
    isHundredths(percent);
  if (!isRead) return null;
  return {
    requestType,
    fromCents: Math.round(euros * 100),
    rate: Number((percent / 100).toFixed(4)),
  };
};

const useTyped = ({ tariffs, paymentDays }: CommissionTariffs) => {
  const language = useLanguage();
  const [today, tomorrow] = useDays();
  const isTodayFree = tariffs.every(({ effectiveFrom }) => effectiveFrom !== today);
  const [day, setDay] = useState(formatDate(isTodayFree ? today : tomorrow, language));
  const [days, setDays] = useState(String(paymentDays));
  const [tiers, setTiers] = useState<TypedTier[]>(() =>
    (tariffs[0]?.tiers ?? []).map(({ requestType, fromCents, rate }, key) => ({
      key,
      requestType,
      from: formatNumber(fromCents / 100, { language, decimals: fromCents % 100 === 0 ? 0 : 2 }),
      rate: formatNumber(rate * 100, { language, decimals: 2 }),
    })),
  );
  const [scales, setScales] = useState(() => initialScales(tariffs[0]));
  const read = tiers.map((tier) => {
    const known = readTier(tier, language);
    return known && { ...known, scale: scales[tier.requestType] };
  });
  const effectiveFrom = parseDate(day);
  const payment = /^\d{1,3}$/.test(days.trim()) ? Number(days) : null;
  const isWhole =
    typeof effectiveFrom === 'string' &&
    effectiveFrom >= today &&
    payment !== null &&
    payment <= 365 &&
    read.length > 0 &&
    read.every((tier) => tier !== null);
  const input = isWhole
    ? { effectiveFrom, paymentDays: payment, tiers: read.flatMap((tier) => tier ?? []) }
    : null;
  const isDayRight = typeof effectiveFrom === 'string' && effectiveFrom >= today;
  const dates = { day, setDay, days, setDays, isDayRight, payment };
  return { ...dates, tiers, setTiers, scales, setScales, read, input };
};

const useDays = (): [string, string] => {
  const today = madridCalendar.date(useNow());
  return [today, madridCalendar.date(madridCalendar.dayStart(today, 1))];
};

/** A form for a tariff that begins today or later, with the latest tariff as its initial values. */
export const TariffForm = ({ tariffs }: { tariffs: CommissionTariffs }) => {
  const { t } = useLingui();
  const typed = useTyped(tariffs);
  const [isTold, setTold] = useState(false);
  const utils = trpc.useUtils();
  const { isPending, run } = useUserAction({
    call: (input: NonNullable<typeof typed.input>) =>
      utils.client.admin.commissions.setTariff.mutate(input),
    done: t`Tarifa guardada`,
    onDone: (answer) => utils.admin.commissions.tariffs.setData(undefined, answer),
    failed: t`No se pudo guardar la tarifa`,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTold(true);
    if (typed.input !== null) run(typed.input);
  };
  return (
    <form noValidate className={looks.tariffForm} onSubmit={submit}>
      <h3 className={box({ marginBottom: 4 }, text('body', 'strong'))}>
        <Trans>Nueva tarifa</Trans>
      </h3>
      <div className={stack({ gap: 12, columns: 'halves' })}>
        <TextInput
          label={t`En vigor desde`}
          autoComplete="off"
          value={typed.day}
          error={isTold && !typed.isDayRight && t`Escribe un día desde hoy, como 21/11/2026`}
          onChange={({ currentTarget }) => typed.setDay(currentTarget.value)}
        />
        <TextInput
          label={t`Días para pagar`}
          inputMode="numeric"
          autoComplete="off"
          value={typed.days}
          error={isTold && typed.payment === null && t`De 0 a 365`}
          onChange={({ currentTarget }) => typed.setDays(currentTarget.value)}
        />
      </div>
      <Tiers {...typed} isTold={isTold} />
      <TariffScales {...typed} />
      <div className={box({ marginTop: 16 })}>
        <Button type="submit" loading={isPending}>
          <Trans>Guardar la tarifa</Trans>
        </Button>
      </div>
    </form>
  );
};

type TiersProps = Pick<ReturnType<typeof useTyped>, 'tiers' | 'setTiers' | 'read'> & {
  isTold: boolean;
};

const Tiers = ({ tiers, setTiers, read, isTold }: TiersProps) => {
  const change = (key: number, next: Partial<TypedTier>): void =>
    setTiers(tiers.map((tier) => (tier.key === key ? { ...tier, ...next } : tier)));
  const add = (): void => {
    const key = Math.max(-1, ...tiers.map((tier) => tier.key)) + 1;
    setTiers([...tiers, { key, requestType: 'referral', from: '', rate: '' }]);
  };
  return (
    <fieldset className={looks.typed}>
      <legend>
        <Trans>Tramos</Trans>
      </legend>
      {tiers.map((tier, index) => (
        <TierRow
          key={tier.key}
          tier={tier}
          place={index + 1}
          error={isTold && read[index] === null}
          onChange={(next) => change(tier.key, next)}
          onRemove={() => setTiers(tiers.filter((other) => other.key !== tier.key))}
        />
      ))}
      {isTold && (read.length === 0 || read.includes(null)) && (
        <p className={text('size-13', 'line-18', 'negative')} role="alert">
          <Trans>
            Cada tramo tiene su importe desde y un porcentaje de 0 a 100, con dos decimales como
            mucho.
          </Trans>
        </p>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={tiers.length >= mostTiers}
        leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
        onClick={add}
      >
        <Trans>Añadir un tramo</Trans>
      </Button>
    </fieldset>
  );
};

interface TierRowProps {
  tier: TypedTier;
  /** The tier's number, starting from one. */
  place: number;
  error: boolean;
  onChange: (next: Partial<TypedTier>) => void;
  onRemove: () => void;
}

const TierRow = ({ tier, place, error, onChange, onRemove }: TierRowProps) => {
  const { t, i18n } = useLingui();
  const { requestType, from, rate } = tier;
  return (
    <div className={stack({ gap: 6, width: 'full' }, styles.typedTier)}>
      <NativeSelect
        size="xs"
        aria-label={t`Tipo de solicitud del tramo ${place}`}
        value={requestType}
        data={requestTypes.map((value) => ({
          value,
          label: i18n._(commissionTerms.requestTypes[value]),
        }))}
        onChange={({ currentTarget }) =>
          onChange({
            requestType: requestTypes.find((type) => type === currentTarget.value) ?? requestType,
          })
        }
      />
      <TextInput
        size="xs"
        inputMode="decimal"
        aria-label={t`Desde, en euros, del tramo ${place}`}
        value={from}
        error={error}
        rightSection="€"
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
      />
      <TextInput
        size="xs"
        inputMode="decimal"
        aria-label={t`Porcentaje del tramo ${place}`}
        value={rate}
        error={error}
        rightSection="%"
        onChange={({ currentTarget }) => onChange({ rate: currentTarget.value })}
      />
      <ActionIcon size={32} aria-label={t`Quitar el tramo ${place}`} onClick={onRemove}>
        <IconTrash size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
};
