import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { scaleOfConvention } from '@valia/domain/fees/fee-convention.ts';
import { ownScalesOf } from '@valia/domain/fees/fee-request.ts';
import { shortRate, formatMillionsOfEuros } from '@valia/i18n/fee-table.ts';
import { useLanguage } from '../../lib/language.ts';
import type { TypedTier } from './typed-fee.ts';
import type { Fee } from './use-fee.ts';
import styles from './fees.module.css';
import { stack, text } from '../../components/style/class-names.ts';

const looks = { bands: stack({ border: 'plain', radius: 4, background: 'sunken' }, styles.bands) };

const mostTiers = 20;

/** The bands of the scale: read-only for a convention, editable for the user's own. */
export const FeeScaleFields = ({ fee }: { fee: Fee }) => {
  const { typed, read } = fee;
  if (typed.convention === 'own') return <OwnTiers fee={fee} />;
  const scale = scaleOfConvention(typed.convention, ownScalesOf(read.input)) ?? [];
  return scale.length < 2 ? null : <Bands scale={scale} />;
};

const Bands = ({ scale }: { scale: readonly { upToCents: bigint | null; rate: number }[] }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const textOf = (upToCents: bigint | null): string => {
    if (upToCents === null) return t`resto`;
    const end = formatMillionsOfEuros(upToCents, language);
    return t`a ${end}`;
  };
  return (
    <ol className={looks.bands} aria-label={t`Tramos de la escala`}>
      {scale.map(({ upToCents, rate }, index) => (
        <li key={index}>
          <strong>{shortRate(rate, language)}</strong>
          <span>{textOf(upToCents)}</span>
        </li>
      ))}
    </ol>
  );
};

const OwnTiers = ({ fee: { typed, change, read } }: { fee: Fee }) => {
  const { tiers } = typed;
  const set = (key: number, next: Partial<TypedTier>): void =>
    change({ tiers: tiers.map((tier) => (tier.key === key ? { ...tier, ...next } : tier)) });
  const add = (): void => {
    const key = Math.max(-1, ...tiers.map((tier) => tier.key)) + 1;
    change({ tiers: [...tiers, { key, upTo: '', rate: '' }] });
  };
  return (
    <div className={stack({ gap: 8, justifyItems: 'start' })}>
      <p className={styles.help}>
        <Trans>Deja vacío el «hasta» del último tramo: paga el resto del precio.</Trans>
      </p>
      {tiers.map((tier, index) => (
        <TierFields
          key={tier.key}
          tier={tier}
          index={index}
          wrong={read.wrong}
          onChange={(next) => set(tier.key, next)}
          onRemove={() => change({ tiers: tiers.filter(({ key }) => key !== tier.key) })}
        />
      ))}
      {read.wrong.has('tiers') && (
        <p className={text('size-13', 'line-18', 'negative')} role="alert">
          <Trans>Añade al menos un tramo.</Trans>
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
    </div>
  );
};

interface TierFieldsProps {
  tier: TypedTier;
  /** From 0 on. */
  index: number;
  wrong: Fee['read']['wrong'];
  onChange: (next: Partial<TypedTier>) => void;
  onRemove: () => void;
}

const TierFields = ({ tier, index, wrong, onChange, onRemove }: TierFieldsProps) => {
  const { t } = useLingui();
  const place = index + 1;
  return (
    <div className={stack({ gap: 6, align: 'start', width: 'full' }, styles.tier)}>
      <TextInput
        size="xs"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t`Tramo ${place}: hasta, en euros`}
        placeholder={t`hasta`}
        rightSection={<span aria-hidden>€</span>}
        value={tier.upTo}
        error={wrong.has(`tiers.${index}.upTo`) && t`Más que el tramo anterior`}
        onChange={({ currentTarget }) => onChange({ upTo: currentTarget.value })}
      />
      <TextInput
        size="xs"
        inputMode="decimal"
        autoComplete="off"
        aria-label={t`Tramo ${place}: tipo`}
        rightSection={<span aria-hidden>%</span>}
        value={tier.rate}
        error={wrong.has(`tiers.${index}.rate`) && t`De 0 a 100`}
        onChange={({ currentTarget }) => onChange({ rate: currentTarget.value })}
      />
      <ActionIcon size={30} aria-label={t`Quitar el tramo ${place}`} onClick={onRemove}>
        <IconTrash size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
};
