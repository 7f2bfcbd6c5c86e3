import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import { changedLeaves } from '@valia/domain/valuations/changed-leaves.ts';
import { documentLeaves } from '@valia/domain/valuations/document-leaves.ts';
import { useState } from 'react';
import { showError } from '../../../../lib/show-error.ts';
import { showToast } from '../../../../lib/show-toast.ts';
import type { DocumentSaver } from '../model/document-saver.ts';
import { useSaveState } from '../use-save-state.ts';
import styles from './access-lost.module.css';
import { LeafLine } from './leaf-line.tsx';
import { useLeafText } from './use-leaf-text.ts';

const mostShown = 8;

/** What was changed and not saved, and a way to take it along as lines of text; what a person wrote is whole. */
const useUnsaved = ({ savedDocument: saved, wantedDocument: document }: DocumentSaver) => {
  const { t } = useLingui();
  const textOf = useLeafText();
  const leaves = changedLeaves(saved, document);
  const written = (): string => {
    const values = documentLeaves(document);
    return leaves
      .map((leaf) => {
        const { name, before, after } = textOf(leaf);
        const whole = values.get(leaf.key)?.value;
        // Only what a person wrote is longer than what is shown of it.
        const isWritten = after === leaf.after && typeof whole === 'string';
        const now = isWritten ? whole : (after ?? '');
        return before === null ? `${name}: ${now}` : `${name}: ${before} → ${now}`;
      })
      .join('\n');
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(written());
      showToast({ kind: 'success', title: t`Cambios copiados` });
    } catch (error) {
      showError(error, t`No se pudo copiar`);
    }
  };
  return { leaves, textOf, copy };
};

interface UnsavedChangesProps {
  saver: DocumentSaver;
  isGone: boolean;
  onClose: () => void;
}

const UnsavedChanges = ({ saver, isGone, onClose }: UnsavedChangesProps) => {
  const { t } = useLingui();
  const { leaves, textOf, copy } = useUnsaved(saver);
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
      <div className={styles.content}>
        <p>
          <Trans>
            Quien la comparte lo ha cambiado mientras editabas. Lo que has escrito no se ha
            guardado, pero sigue en esta pestaña:
          </Trans>
        </p>
        <ul className={styles.changes}>
          {leaves.slice(0, mostShown).map((leaf) => (
            <LeafLine key={leaf.key} text={textOf(leaf)} />
          ))}
          {more > 0 && (
            <li>
              <Trans>y {more} más</Trans>
            </li>
          )}
        </ul>
        <div className={styles.actions}>
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

/** Says once that the right to save was taken away, and offers what was typed; it stays in the editor besides. */
export const AccessLost = ({ saver }: { saver: DocumentSaver }) => {
  const state = useSaveState(saver);
  const code = state.kind === 'refused' ? state.code : null;
  const lost = code === 'not-found' || code === 'forbidden' ? code : null;
  const [dismissed, setDismissed] = useState<typeof lost>(null);
  if (state.kind === 'saved' && dismissed !== null) setDismissed(null);
  if (lost === null || dismissed === lost) return null;
  return (
    <UnsavedChanges
      saver={saver}
      isGone={lost === 'not-found'}
      onClose={() => setDismissed(lost)}
    />
  );
};
