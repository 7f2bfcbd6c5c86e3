import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../lib/files/save-file.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './recovery-codes.module.css';
import { row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  text: text('lead', 'dimmed'),
  list: stack(
    { gap: [8, 16], columns: 2, pad: 16, border: 'plain', radius: 4, background: 'sunken' },
    styles.list,
  ),
};

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The ten codes, shown only once: they close only by a button that confirms that they are stored. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={stack({ gap: 20 })}>
      <p className={looks.text}>
        <Trans>
          Con uno de estos códigos entras sin tu móvil. Cada uno sirve una sola vez. Guárdalos en un
          lugar seguro: no volveremos a mostrarlos.
        </Trans>
      </p>
      <ol
        ref={list}
        tabIndex={-1}
        data-autofocus
        className={looks.list}
        aria-label={t`Códigos de recuperación`}
      >
        {codes.map((code) => (
          <li key={code}>
            <code className={styles.code}>{code}</code>
          </li>
        ))}
      </ol>
      <div className={row({ gap: 8, wrap: true })}>
        <CopyButton text={text} label={t`Copiar los códigos`}>
          <Trans>Copiar los códigos</Trans>
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
          onClick={() =>
            saveFile(new Blob([text], { type: 'text/plain' }), t`codigos-de-recuperacion.txt`)
          }
        >
          <Trans>Descargar</Trans>
        </Button>
      </div>
      <Button fullWidth onClick={onClose}>
        <Trans>Ya los he guardado</Trans>
      </Button>
    </div>
  );
};
