import { Trans, useLingui } from '@lingui/react/macro';
import {
  IconAlertTriangle,
  IconCheck,
  IconCloudOff,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import type { SaveState } from '../../../../lib/saving/document-saver.ts';
import type { ValuationSaver } from './valuation-saver.ts';
import { useSaveState } from './use-save-state.ts';
import styles from './save-indicator.module.css';
import { box, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  state: row(
    { inline: true, gap: 6, align: 'center', minWidth: 0 },
    text('small', 'dimmed'),
    styles.state,
  ),
};

const secondMs = 1_000;
const iconSize = 16;

/** The seconds since a time, updated every few seconds. */
const useSecondsSince = (at: number | null): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return at === null ? 0 : Math.max(0, Math.floor((now - at) / secondMs));
};

const SavedText = ({ at }: { at: number | null }) => {
  const { t } = useLingui();
  const seconds = useSecondsSince(at);
  if (at === null || seconds < 1) return t`Guardado`;
  if (seconds < 60) return t`Guardado hace ${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? t`Guardado hace ${minutes} min` : t`Guardado hace más de una hora`;
};

const kinds: Record<
  SaveState['kind'],
  { icon: ReactNode; tone: 'positive' | 'plain' | 'warning' | 'negative' }
> = {
  saved: { icon: <IconCheck size={iconSize} stroke={1.75} aria-hidden />, tone: 'positive' },
  unsaved: { icon: <IconPencil size={iconSize} stroke={1.5} aria-hidden />, tone: 'plain' },
  saving: { icon: <IconRefresh size={iconSize} stroke={1.5} aria-hidden />, tone: 'plain' },
  retrying: { icon: <IconCloudOff size={iconSize} stroke={1.5} aria-hidden />, tone: 'warning' },
  conflict: {
    icon: <IconAlertTriangle size={iconSize} stroke={1.5} aria-hidden />,
    tone: 'negative',
  },
  refused: {
    icon: <IconAlertTriangle size={iconSize} stroke={1.5} aria-hidden />,
    tone: 'negative',
  },
};

const StateText = ({ state }: { state: SaveState }) => {
  const { i18n } = useLingui();
  switch (state.kind) {
    case 'saved':
      return <SavedText at={state.at} />;
    case 'unsaved':
      return <Trans>Sin guardar</Trans>;
    case 'saving':
      return <Trans>Guardando…</Trans>;
    case 'retrying':
      return <Trans>Sin conexión, sin guardar. Se reintenta solo</Trans>;
    case 'conflict':
      return <Trans>Conflicto: se han guardado otros cambios</Trans>;
    case 'refused':
      if (state.code === 'forbidden')
        return <Trans>Sin guardar: ahora solo puedes leer esta valoración</Trans>;
      if (state.code === 'not-found')
        return <Trans>Sin guardar: ya no tienes acceso a esta valoración</Trans>;
      if (state.code === 'valuation-read-only')
        return <Trans>Sin guardar: se completó mientras editabas</Trans>;
      if (state.code !== 'invalid-input') return i18n._(errorTexts[state.code]);
      return state.issues.length > 0 ? (
        <Trans>Sin guardar: corrige los datos señalados</Trans>
      ) : (
        <Trans>Sin guardar: el servidor no admite un documento así. Acorta sus textos</Trans>
      );
  }
};

interface SaveIndicatorProps {
  saver: ValuationSaver;
  /** False for users who may not save: the saved state is then not shown. */
  saysSaved: boolean;
}

/** Whether the displayed budget is saved on the server. */
export const SaveIndicator = ({ saver, saysSaved }: SaveIndicatorProps) => {
  const state = useSaveState(saver);
  if (state.kind === 'saved' && !saysSaved) return null;
  return (
    <span className={looks.state} data-tone={kinds[state.kind].tone} data-save-state={state.kind}>
      {kinds[state.kind].icon}
      <span className={box({ overflow: 'hidden' }, text('ellipsis', 'nowrap'), styles.text)}>
        <StateText state={state} />
      </span>
      <span className={text('spoken')} role="status">
        {state.kind !== 'saved' && state.kind !== 'saving' && state.kind !== 'unsaved' && (
          <StateText state={state} />
        )}
      </span>
    </span>
  );
};

/**
 * The state as an icon without text, for when the indicator is not visible; screen readers get it from the indicator.
 */
export const SaveIndicatorIcon = ({ saver, saysSaved }: SaveIndicatorProps) => {
  const { kind } = useSaveState(saver);
  if (kind === 'saved' && !saysSaved) return null;
  const { icon, tone } = kinds[kind];
  return (
    <span className={looks.state} data-tone={tone} data-save-mark={kind} aria-hidden>
      {icon}
    </span>
  );
};
