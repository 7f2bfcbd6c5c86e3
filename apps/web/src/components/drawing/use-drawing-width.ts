import { type RefCallback, useCallback, useState } from 'react';

/** Until the drawing has a width, as in a document without layout. */
const assumedWidth = 480;

/** How wide a drawing is: known before it is seen, and followed as it changes. */
export const useDrawingWidth = <Drawing extends HTMLElement>(): {
  ref: RefCallback<Drawing>;
  width: number;
} => {
  const [width, setWidth] = useState(assumedWidth);
  const ref = useCallback((drawing: Drawing) => {
    const measure = (): void => setWidth(drawing.clientWidth || assumedWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(drawing);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
};
