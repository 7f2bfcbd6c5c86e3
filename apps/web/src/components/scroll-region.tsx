import { type ReactNode, useEffect, useRef } from 'react';

interface ScrollRegionProps {
  /** The accessible name of the scrolled content. */
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** A region that scrolls sideways in a narrow window; it can then be focused and scrolled by keyboard too. */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fit = (): void => {
      const { current } = region;
      if (current === null) return;
      if (current.scrollWidth > current.clientWidth) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  });
  return (
    <div ref={region} role="group" aria-label={label} className={className}>
      {children}
    </div>
  );
};
