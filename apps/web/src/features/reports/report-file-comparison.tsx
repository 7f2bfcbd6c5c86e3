import { Trans, useLingui } from '@lingui/react/macro';
import { FileButton, Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconAlertTriangle, IconCheck, IconFileText } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { hashFile } from './hash-file.ts';
import styles from './verify-screen.module.css';
import { column, row, text } from '../../components/style/class-names.ts';

const looks = {
  verdict: row({ gap: 8, align: 'center' }, text('strong', 'anywhere'), styles.verdict),
};

type Verdict = { name: string; is: 'same' | 'other' | 'unread' };

/** Prevented, because a file dropped beside the drop zone would be opened by the browser in place of the page. */
const refuseBeside = (event: globalThis.DragEvent): void => {
  const { dataTransfer } = event;
  if (event.defaultPrevented || dataTransfer === null) return;
  if (!dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
};

/** Compares a dropped or chosen file with the issued one; the file is never uploaded. */
export const ReportFileComparison = ({ sha256 }: { sha256: string }) => {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [isOver, setIsOver] = useState(false);
  useWindowEvent('dragover', refuseBeside);
  useWindowEvent('drop', refuseBeside);
  const compare = async (file: File | null | undefined): Promise<void> => {
    setIsOver(false);
    if (!file) return;
    const hash = await hashFile(file).catch(() => null);
    const is = hash === sha256 ? 'same' : 'other';
    setVerdict({ name: file.name, is: hash === null ? 'unread' : is });
  };
  const allow = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div
      className={column({ gap: 12, align: 'center', radius: 8 }, text('center'), styles.drop)}
      data-over={isOver || undefined}
      onDragOver={allow}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        void compare(event.dataTransfer.files[0]);
      }}
    >
      <IconFileText size={24} stroke={1.25} aria-hidden />
      <p>
        <Trans>Suelta aquí el PDF que tienes. Se compara en tu navegador, sin enviarlo.</Trans>
      </p>
      <FileButton onChange={(file) => void compare(file)} accept="application/pdf">
        {(props) => (
          <Button variant="default" {...props}>
            <Trans>Elegir archivo</Trans>
          </Button>
        )}
      </FileButton>
      <div role="status">{verdict !== null && <VerdictLine verdict={verdict} />}</div>
    </div>
  );
};

const VerdictLine = ({ verdict: { is, name } }: { verdict: Verdict }) => {
  const { t } = useLingui();
  const texts = {
    same: t`«${name}» es, byte a byte, el informe emitido.`,
    other: t`«${name}» no es el informe emitido: su contenido es otro.`,
    unread: t`No se ha podido leer «${name}».`,
  };
  return (
    <p className={looks.verdict} data-is={is}>
      {is === 'same' ? (
        <IconCheck size={18} stroke={1.75} aria-hidden />
      ) : (
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      )}
      {texts[is]}
    </p>
  );
};
