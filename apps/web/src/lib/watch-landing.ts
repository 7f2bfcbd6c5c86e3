import { trackOnce } from './visit.ts';

const root = (): HTMLElement => document.documentElement;

const followScroll = (): void => {
  const { scrollHeight, clientHeight, scrollTop } = root();
  const share = (scrollTop + clientHeight) / scrollHeight;
  if (share >= 0.5) trackOnce('landing-scrolled-50');
  if (share >= 0.8) trackOnce('landing-scrolled-80');
};

/**
 * Shows the button at the bottom of a phone while the hero's button is out of view; returns the function that stops it.
 */
const followHero = (): (() => void) => {
  const button = document.querySelector('[data-hero-request]');
  if (button === null) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting === true;
    root().toggleAttribute('data-past-hero', !isSeen);
  });
  observer.observe(button);
  return () => observer.disconnect();
};

const durationMs = 2_500;
const media = '(prefers-reduced-motion: reduce)';

/** Animates a count up to the number in an element, once per page, unless the user prefers reduced motion. */
const countUp = (element: Element | null): void => {
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
    // The last text is the page's own, which has separators.
    element.textContent = done < 1 ? String(Math.round(total * eased)) : shown;
    if (done < 1 && element.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};

/**
 * Starts the effects of the landing page while it is shown, whether the server or the app rendered it; returns the
 * function that stops them.
 */
export const watchLanding = (): (() => void) => {
  trackOnce('landing-viewed');
  const stopHero = followHero();
  countUp(document.querySelector('[data-counter]'));
  const opened = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.closest('#request-form') !== null)
      trackOnce('collaboration-form-opened');
  };
  addEventListener('scroll', followScroll, { passive: true });
  addEventListener('focusin', opened);
  return () => {
    stopHero();
    removeEventListener('scroll', followScroll);
    removeEventListener('focusin', opened);
  };
};
