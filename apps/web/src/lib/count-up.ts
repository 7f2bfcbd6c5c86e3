const durationMs = 2_500;
const media = '(prefers-reduced-motion: reduce)';

/** Counts up to the number that an element shows, once a page, unless movement is unwanted. */
export const countUp = (element: Element | null): void => {
  const { dataset } = document.documentElement;
  if (element === null || dataset['counted'] !== undefined) return;
  if (matchMedia(media).matches) return;
  dataset['counted'] = '';
  const shown = element.textContent;
  const total = Number(shown.replaceAll(/\D/g, ''));
  const start = performance.now();
  const step = (now: number): void => {
    const done = Math.min(1, (now - start) / durationMs);
    const eased = 1 - (1 - done) ** 3;
    // The last text is the page's own, with its separators.
    element.textContent = done < 1 ? String(Math.round(total * eased)) : shown;
    if (done < 1 && element.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};
