import { useLingui } from '@lingui/react/macro';
import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useState } from 'react';
import styles from './explanation.module.css';
import { ExplanationContent } from './explanation-content.tsx';
import { positionPanel } from './position-panel.ts';

interface FloatingExplanationProps {
  figureId: string;
  anchor: Element;
  onClose: () => void;
}

/** The panel's position beside its anchor, updated whenever its content changes its size. */
const usePlace = (panel: HTMLElement | null, anchor: Element) => {
  const [place, setPlace] = useState<{ top: number; left: number }>({ top: 0, left: 0 });
  useLayoutEffect(() => {
    if (panel === null) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = panel.getBoundingClientRect();
      const viewport = { width: window.innerWidth, height: window.innerHeight };
      const box = anchor.getBoundingClientRect();
      // The explanation of a figure in the result panel is placed beside the panel, which stays visible.
      const { left } = anchor.closest('aside')?.getBoundingClientRect() ?? box;
      setPlace(
        positionPanel(
          { top: box.top, left, width: box.width, height: box.height },
          { width, height },
          viewport,
        ),
      );
    });
    observer.observe(panel);
    return () => observer.disconnect();
  }, [panel, anchor]);
  return place;
};

/** The path from figure to figure, so that the user can go back. */
export const useTrail = (figureId: string) => {
  const [trail, setTrail] = useState([figureId]);
  return {
    shown: trail.at(-1) ?? figureId,
    canGoBack: trail.length > 1,
    open: (id: string): void => setTrail((before) => [...before, id]),
    back: (): void => setTrail((before) => before.slice(0, -1)),
  };
};

/** An explanation beside the opened figure. */
export const FloatingExplanation = ({ figureId, anchor, onClose }: FloatingExplanationProps) => {
  const { t } = useLingui();
  const trail = useTrail(figureId);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const place = usePlace(panel, anchor);
  const ref = useMergedRef(useFocusTrap(), setPanel);

  useEffect(() => {
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && panel?.contains(event.target) === false) onClose();
    };
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [panel, onClose]);

  return (
    <div
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={t`Explicación`}
      className={styles.panel}
      style={place}
    >
      <ExplanationContent
        key={trail.shown}
        figureId={trail.shown}
        onOpen={trail.open}
        onBack={trail.canGoBack ? trail.back : null}
        onClose={onClose}
      />
    </div>
  );
};
