import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { EditionImpact } from '@valia/domain/sectors/sector-set-schemas.ts';
import { formatRate } from '@valia/i18n/format.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import styles from './sectors.module.css';
import { row, text } from '../../../components/style/class-names.ts';

const looks = {
  effect: row(
    { gap: [12, 32], align: 'center', wrap: true, pad: [14, 16] },
    text('small', 'dimmed'),
    styles.effect,
  ),
};

interface EffectFiguresProps {
  changed: number;
  effect: EditionImpact | null;
  isPending: boolean;
  onAsk: () => void;
}

/** The number of sectors that change, and the effect on open valuations. */
export const EditionImpactFigures = ({ changed, effect, isPending, onAsk }: EffectFiguresProps) => {
  const language = useLanguage();
  const rate = (value: number | null | undefined): string =>
    value == null ? '–' : `${value > 0 ? '+' : ''}${formatRate(value, { language })}`;
  const drafts = effect?.drafts ?? 0;
  return (
    <Sheet className={looks.effect}>
      <div>
        <Trans>Sectores que cambian</Trans>
        <b>{changed}</b>
      </div>
      <div>
        <Trans>Valoraciones abiertas que cambiarían</Trans>
        <b>
          {effect?.changed ?? '–'}{' '}
          {effect !== null && (
            <small>
              <Trans>de {drafts}</Trans>
            </small>
          )}
        </b>
      </div>
      <div>
        <Trans>Cambio mediano del valor</Trans>
        <b>{rate(effect?.medianChange)}</b>
      </div>
      <div>
        <Trans>Mayor cambio</Trans>
        <b>{rate(effect?.largestChange)}</b>
      </div>
      <Button variant="default" loading={isPending} onClick={onAsk}>
        <Trans>Calcular el efecto</Trans>
      </Button>
    </Sheet>
  );
};
