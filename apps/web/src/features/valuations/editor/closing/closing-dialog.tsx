import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import {
  closingChecklist,
  countOpenPoints,
} from '@valia/domain/valuation-progress/closing-checklist.ts';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../../../lib/focus/use-focus-after-removal.ts';
import { useEditor } from '../document/editor-context.ts';
import {
  EditorNavigationContext,
  useEditorNavigation,
} from '../navigation/editor-navigation-context.ts';
import { useRestoreTypingFocus } from '../navigation/use-restore-typing-focus.ts';
import styles from './valuation-closing.module.css';
import { ClosingChecklistPoints } from './closing-checklist-points.tsx';
import { column, text } from '../../../../components/style/class-names.ts';

const looks = { content: column({ gap: 16 }, styles.content) };

interface ClosingDialogProps {
  /** With a report, its options are requested once the version is frozen. */
  onComplete: (withReport: boolean) => void;
  onClose: () => void;
}

const Lead = ({ open }: { open: number }) => (
  <p className={text('dimmed')}>
    {open === 0 ? (
      <Trans>Todo está revisado. Al completar se congela esta versión.</Trans>
    ) : (
      <Trans>
        Nada de esto impide completar. Lo que quede sin confirmar figurará en el informe como
        hipótesis no contrastadas.
      </Trans>
    )}
  </p>
);

/** The points that a signer should check before the valuation is frozen; none of them prevents completion. */
export const ClosingDialog = ({ onComplete, onClose }: ClosingDialogProps) => {
  const { t } = useLingui();
  const { document, outcome } = useEditor();
  const navigation = useEditorNavigation();
  useRestoreTypingFocus((path) => path);
  const checklist = closingChecklist(document, outcome);
  const open = countOpenPoints(checklist);
  const content = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(open, () => content.current?.focus());
  const goToField = (path: string): void => {
    onClose();
    navigation.goToField(path);
  };
  const complete = (withReport: boolean): void => {
    onClose();
    onComplete(withReport);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t`Antes de completar`}
      closeButtonProps={{ 'aria-label': t`Cerrar` }}
    >
      {/* The initial focus is not on a button, because a double press would complete the valuation unread. */}
      <div ref={content} className={looks.content} tabIndex={-1} data-autofocus>
        <Lead open={open} />
        <EditorNavigationContext value={{ ...navigation, goToField }}>
          <ClosingChecklistPoints checklist={checklist} />
        </EditorNavigationContext>
        <div className={styles.actions}>
          <Button variant="default" onClick={onClose}>
            <Trans>Seguir revisando</Trans>
          </Button>
          <Button variant="default" onClick={() => complete(true)}>
            <Trans>Completar y hacer el informe</Trans>
          </Button>
          <Button
            leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
            onClick={() => complete(false)}
          >
            <Trans>Completar ahora</Trans>
          </Button>
        </div>
      </div>
    </Modal>
  );
};
