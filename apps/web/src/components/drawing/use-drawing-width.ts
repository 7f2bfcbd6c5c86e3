import { type RefCallback, useCallback, useState } from 'react';

/** Used until the drawing has a width, and in a document without layout. */
const assumedWidth = 480;

/** The width of a drawing, known before it is painted and updated as it changes. */
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
