import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import type { ValuationSaver } from './valuation-saver.ts';
import { useRestoreTypingFocus } from '../navigation/use-restore-typing-focus.ts';
import { useSaveState } from './use-save-state.ts';
import { useTypingPause } from './use-typing-pause.ts';
import styles from './edit-right-revoked.module.css';
import { FieldChangeLine } from '../activity/field-change-line.tsx';
import { useUnsavedChanges } from './use-unsaved-changes.ts';
import { column, row, text } from '../../../../components/style/class-names.ts';

const mostShown = 8;

interface UnsavedChangesProps {
  saver: ValuationSaver;
  isGone: boolean;
  onClose: () => void;
}

const UnsavedChanges = ({ saver, isGone, onClose }: UnsavedChangesProps) => {
  const { t } = useLingui();
  useRestoreTypingFocus((path) => path);
  const { leaves, textOf, copy } = useUnsavedChanges(saver);
  const more = leaves.length - mostShown;
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
      title={
        isGone
          ? t`Ya no tienes acceso a esta valoración`
          : t`Ahora solo puedes leer esta valoración`
      }
    >
      {/* The initial focus is not on a button, because a space typed at that moment would press it. */}
      <div className={column({ gap: 16 })} tabIndex={-1} data-autofocus>
        <p>
          <Trans>
            Quien la comparte lo ha cambiado mientras editabas. Lo que has escrito no se ha
            guardado, pero sigue en esta pestaña:
          </Trans>
        </p>
        <ul className={column({ gap: 4 }, text('small'), styles.changes)}>
          {leaves.slice(0, mostShown).map((leaf) => (
            <FieldChangeLine key={leaf.key} text={textOf(leaf)} />
          ))}
          {more > 0 && (
            <li>
              <Trans>y {more} más</Trans>
            </li>
          )}
        </ul>
        <div className={row({ gap: 8, wrap: true })}>
          <Button onClick={() => void copy()}>
            <Trans>Copiar mis cambios</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Seguir viendo la valoración</Trans>
          </Button>
        </div>
      </div>
    </Modal>
  );
};

/**
 * Shows once that the right to save was revoked, and offers a copy of the typed changes, which also stay in the editor.
 */
export const EditRightRevoked = ({ saver }: { saver: ValuationSaver }) => {
  const state = useSaveState(saver);
  const code = state.kind === 'refused' ? state.code : null;
  const lost = code === 'not-found' || code === 'forbidden' ? code : null;
  const [dismissed, setDismissed] = useState<typeof lost>(null);
  if (state.kind === 'saved' && dismissed !== null) setDismissed(null);
  const hasPaused = useTypingPause(lost !== null);
  if (lost === null || dismissed === lost || !hasPaused) return null;
  return (
    <UnsavedChanges
      saver={saver}
      isGone={lost === 'not-found'}
      onClose={() => setDismissed(lost)}
    />
  );
};
