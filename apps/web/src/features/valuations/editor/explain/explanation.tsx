import { Trans, useLingui } from '@lingui/react/macro';
import { Drawer, FocusTrap } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditorNavigation } from '../editor-navigation-context.ts';
import styles from './explanation.module.css';
import { ExplanationContent } from './explanation-content.tsx';
import { placePanel } from './place-panel.ts';

interface ExplanationProps {
  figureId: string;
  anchor: Element;
  onClose: () => void;
}

/** Keeps the way from figure to figure, so that one can go back. */
const useTrail = (figureId: string) => {
  const [trail, setTrail] = useState([figureId]);
  return {
    shown: trail.at(-1) ?? figureId,
    canGoBack: trail.length > 1,
    open: (id: string) => setTrail((before) => [...before, id]),
    back: () => setTrail((before) => before.slice(0, -1)),
  };
};

const FloatingExplanation = ({ figureId, anchor, onClose }: ExplanationProps) => {
  const { t } = useLingui();
  const trail = useTrail(figureId);
  const panel = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null);

  useLayoutEffect(() => {
    if (panel.current === null) return;
    const { width, height } = panel.current.getBoundingClientRect();
    const box = anchor.getBoundingClientRect();
    setPlace(placePanel(box, { width, height }, { width: window.innerWidth, height: window.innerHeight }));
  }, [anchor, trail.shown]);

  useEffect(() => {
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && panel.current?.contains(event.target) === false) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);

  return (
    <FocusTrap active>
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-label={t`Explicación`}
        className={styles.panel}
        style={place ?? undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      >
        <ExplanationContent
          key={trail.shown}
          figureId={trail.shown}
          onOpen={trail.open}
          onBack={trail.canGoBack ? trail.back : null}
          onClose={onClose}
        />
      </div>
    </FocusTrap>
  );
};

const ExplanationSheet = ({ figureId, onClose }: ExplanationProps) => {
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
        <span className={styles.hidden}>
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

/** How a figure is reached, down to what was typed and where it comes from. */
export const Explanation = (props: ExplanationProps) => {
  const { isPhone } = useEditorNavigation();
  return isPhone ? <ExplanationSheet {...props} /> : <FloatingExplanation {...props} />;
};
