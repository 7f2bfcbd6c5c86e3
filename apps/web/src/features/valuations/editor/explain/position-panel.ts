export interface PanelRectangle {
  top: number;
  left: number;
  width: number;
  height: number;
}

const margin = 16;

const between = (value: number, lowest: number, highest: number): number =>
  Math.max(lowest, Math.min(value, highest));

/** The position of a floating panel: left of its anchor if it fits there, otherwise below, always inside the window. */
export const positionPanel = (
  anchor: PanelRectangle,
  panel: { width: number; height: number },
  viewport: { width: number; height: number },
): { top: number; left: number } => {
  const fitsLeft = anchor.left - panel.width - margin >= margin;
  const left = fitsLeft ? anchor.left - panel.width - margin : anchor.left;
  const top = fitsLeft ? anchor.top - panel.height / 3 : anchor.top + anchor.height + 8;
  return {
    left: between(left, margin, Math.max(margin, viewport.width - panel.width - margin)),
    top: between(top, margin, Math.max(margin, viewport.height - panel.height - margin)),
  };
};
