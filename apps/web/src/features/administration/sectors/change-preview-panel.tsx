import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Sheet } from '../../../components/sheet.tsx';
import styles from './sectors.module.css';
import { box } from '../../../components/style/class-names.ts';

interface PreviewSheetProps {
  /** The name of the file. */
  name: string;
  total: number;
  recognised: number;
  changed: number;
  onTake: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

/** A preview of the changes that a file would make. */
export const ChangePreviewPanel = ({
  name,
  total,
  recognised,
  changed,
  ...props
}: PreviewSheetProps) => {
  const { t } = useLingui();
  const rows = t`${plural(total, { one: '1 fila leída', many: '# de filas leídas', other: '# filas leídas' })}, ${plural(recognised, { one: '1 reconocida.', many: '# de reconocidas.', other: '# reconocidas.' })}`;
  const changes = t`${plural(changed, { one: 'Cambia 1 sector.', many: 'Cambian # de sectores.', other: 'Cambian # sectores.' })}`;
  return (
    <Sheet className={styles.preview} as="section" label={t`Qué cambia con «${name}»`}>
      <div className={box({ gap: [8, 16], align: 'center', wrap: true }, styles.previewHead)}>
        <h2>
          <Trans>Qué cambia con «{name}»</Trans>
        </h2>
        <p>
          {rows} {changes} <Trans>Nada se guarda hasta que lo apliques.</Trans>
        </p>
        <Button variant="default" onClick={props.onDiscard}>
          <Trans>Descartar</Trans>
        </Button>
        <Button disabled={changed === 0} onClick={props.onTake}>
          <Trans>Aplicar al borrador</Trans>
        </Button>
      </div>
      {props.children}
    </Sheet>
  );
};
