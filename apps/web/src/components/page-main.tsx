import { createContext, type ReactNode, useContext } from 'react';

const InsideMain = createContext(false);

/** Whether the screen stands within the main content of another one. */
export const useInsideMain = (): boolean => useContext(InsideMain);

interface PageMainProps {
  className: string | undefined;
  children: ReactNode;
}

/** The page's main content. Within another one, a plain part of it: a page has one `main`. */
export const PageMain = ({ className, children }: PageMainProps) => {
  if (useInsideMain()) return <div className={className}>{children}</div>;
  return (
    <InsideMain value>
      <main id="main" className={className}>
        {children}
      </main>
    </InsideMain>
  );
};
