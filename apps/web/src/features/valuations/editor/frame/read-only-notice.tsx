import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconEye, IconHistory, IconLock } from '@tabler/icons-react';
import type { SnapshotSummary } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { formatDate, formatMoney } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../../components/link-button.tsx';
import { useEditor } from '../document/editor-context.ts';
import type { ValuationSaver } from '../saving/valuation-saver.ts';
import { usePeople } from '../people/use-people.ts';
import { usePersonName } from '../people/use-person-name.ts';
import { useSaveState } from '../saving/use-save-state.ts';
import styles from './read-only-notice.module.css';

/** The actions on a completed valuation. */
interface WaysOn {
  onReopen: () => void;
  /** Discards the changes that this user typed and could not save any more. */
  onDiscard: () => void;
}

const iconLook = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const Notice = ({
  icon,
  text,
  action,
  tone = 'plain',
}: {
  icon: ReactNode;
  text: ReactNode;
  action?: ReactNode;
  tone?: 'plain' | 'warning';
}) => {
  const { t } = useLingui();
  return (
    <section className={styles.notice} data-tone={tone} aria-label={t`Solo lectura`}>
      {icon}
      <p className={styles.text}>{text}</p>
      {action}
    </section>
  );
};

/**
 * Shown when the valuation was completed while this user was typing: the displayed document is not the completed one,
 * and the user decides what happens to it.
 */
const OvertakenNotice = ({ onReopen, onDiscard }: WaysOn) => (
  <Notice
    icon={<IconAlertTriangle {...iconLook} />}
    tone="warning"
    text={
      <Trans>
        Se completó mientras editabas: lo que ves lleva cambios tuyos sin guardar. Reábrela para
        guardarlos, o descártalos para ver la versión cerrada.
      </Trans>
    }
    action={
      <>
        <Button variant="default" size="compact-sm" onClick={onReopen}>
          <Trans>Reabrir y guardar</Trans>
        </Button>
        <Button variant="default" size="compact-sm" onClick={onDiscard}>
          <Trans>Descartar mis cambios</Trans>
        </Button>
      </>
    }
  />
);

const CompletedNotice = ({ saver, ...waysOn }: WaysOn & { saver: ValuationSaver }) => {
  const state = useSaveState(saver);
  if (state.kind === 'refused' && state.code === 'valuation-read-only')
    return <OvertakenNotice {...waysOn} />;
  return (
    <Notice
      icon={<IconLock {...iconLook} />}
      text={<CompletedText />}
      action={
        <Button variant="default" size="compact-sm" onClick={waysOn.onReopen}>
          <Trans>Reabrir</Trans>
        </Button>
      }
    />
  );
};

const CompletedText = () => {
  const { valuation, language } = useEditor();
  const { snapshot } = valuation;
  if (snapshot === null) return <Trans>Valoración completada: solo lectura.</Trans>;
  const day = formatDate(snapshot.createdAt, language);
  const print = snapshot.sha256.slice(0, 8);
  return (
    <Trans>
      Valoración completada: solo lectura. Versión cerrada el {day}, huella {print}.
    </Trans>
  );
};

const SharedText = () => {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const { data } = usePeople();
  const owner = data === undefined ? t`Otra persona` : nameOf(data.owner.name);
  return <Trans>{owner} la comparte contigo para leerla: no puedes cambiarla.</Trans>;
};

const VersionText = ({ version }: { version: SnapshotSummary }) => {
  const { language } = useEditor();
  const { number, createdAt, currency, equityCentral, engineVersion, undone } = version;
  const day = formatDate(createdAt, language);
  const value = equityCentral === null ? '–' : formatMoney(equityCentral, { language, currency });
  if (undone)
    return (
      <Trans>
        Versión {number}, cerrada el {day} con un valor de {value} y deshecha después: ya no cuenta
        como versión cerrada. Solo lectura.
      </Trans>
    );
  return (
    <Trans>
      Versión {number}, cerrada el {day} con un valor de {value} (motor {engineVersion}). Solo
      lectura.
    </Trans>
  );
};

interface ReadOnlyNoticeProps extends WaysOn {
  /** Null for an earlier version, which is never saved. */
  saver: ValuationSaver | null;
}

/** The reason why the editor is read-only, and a way to continue if there is one. */
export const ReadOnlyNotice = ({ saver, ...waysOn }: ReadOnlyNoticeProps) => {
  const { valuation, shownVersion } = useEditor();
  if (shownVersion !== null) {
    return (
      <Notice
        icon={<IconHistory {...iconLook} />}
        text={<VersionText version={shownVersion} />}
        action={
          <LinkButton
            to="/valuation/$id"
            params={{ id: valuation.id }}
            search={{ panel: 'versions' }}
            variant="default"
            size="compact-sm"
          >
            <Trans>Volver a la actual</Trans>
          </LinkButton>
        }
      />
    );
  }
  if (valuation.access === 'read')
    return <Notice icon={<IconEye {...iconLook} />} text={<SharedText />} />;
  return saver !== null && <CompletedNotice saver={saver} {...waysOn} />;
};
