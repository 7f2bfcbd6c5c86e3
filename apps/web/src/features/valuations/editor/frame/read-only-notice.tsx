import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconEye, IconHistory, IconLock } from '@tabler/icons-react';
import type { SnapshotSummary } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { formatDate, formatMoney } from '@valia/i18n/format.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../../components/link-button.tsx';
import { useEditor } from '../editor-context.ts';
import { usePeople } from '../people/use-people.ts';
import { usePersonName } from '../people/use-person-name.ts';
import styles from './read-only-notice.module.css';

const Notice = ({
  icon,
  text,
  action,
}: {
  icon: ReactNode;
  text: ReactNode;
  action?: ReactNode;
}) => {
  const { t } = useLingui();
  return (
    <section className={styles.notice} aria-label={t`Solo lectura`}>
      {icon}
      <p className={styles.text}>{text}</p>
      {action}
    </section>
  );
};

const iconLook = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

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
  const { number, createdAt, currency, equityCentral, engineVersion } = version;
  const day = formatDate(createdAt, language);
  const value = equityCentral === null ? '–' : formatMoney(equityCentral, { language, currency });
  return (
    <Trans>
      Versión {number}, cerrada el {day} con un valor de {value} (motor {engineVersion}). Solo
      lectura.
    </Trans>
  );
};

/** Why nothing can be typed, and the way on where there is one. */
export const ReadOnlyNotice = ({ onReopen }: { onReopen: () => void }) => {
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
  return (
    <Notice
      icon={<IconLock {...iconLook} />}
      text={<CompletedText />}
      action={
        <Button variant="default" size="compact-sm" onClick={onReopen}>
          <Trans>Reabrir</Trans>
        </Button>
      }
    />
  );
};
