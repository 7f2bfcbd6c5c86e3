import { Trans } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import styles from './explanation.module.css';
import { ExplanationContent } from './explanation-content.tsx';
import { FloatingExplanation, useTrail } from './floating-explanation.tsx';
import { text } from '../../../../components/style/class-names.ts';

interface ExplanationProps {
  figureId: string;
  anchor: Element;
  onClose: () => void;
}

const ExplanationSheet = ({ figureId, onClose }: Omit<ExplanationProps, 'anchor'>) => {
  const trail = useTrail(figureId);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="85%"
      withCloseButton={false}
      padding={0}
      title={
        <span className={text('spoken')}>
          <Trans>Explicación</Trans>
        </span>
      }
      classNames={{ header: styles.drawerHeader ?? '' }}
    >
      <ExplanationContent
        key={trail.shown}
        figureId={trail.shown}
        onOpen={trail.open}
        onBack={trail.canGoBack ? trail.back : null}
        onClose={onClose}
      />
    </Drawer>
  );
};

/** The calculation of a figure, down to the typed figures and their sources. */
export const Explanation = ({ figureId, anchor, onClose }: ExplanationProps) => {
  const { isPhone } = useEditorNavigation();
  return isPhone ? (
    <ExplanationSheet figureId={figureId} onClose={onClose} />
  ) : (
    <FloatingExplanation figureId={figureId} anchor={anchor} onClose={onClose} />
  );
};
