import { type ReactNode, useEffect, useRef } from 'react';

interface ScrollRegionProps {
  /** Names what is scrolled. */
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** What is scrolled sideways where the window is narrow: then the keys reach it too. */
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
