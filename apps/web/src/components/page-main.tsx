import { createContext, type ReactNode, useContext } from 'react';

const InsideMain = createContext(false);

/** Whether the screen is inside the main content of another one. */
export const useInsideMain = (): boolean => useContext(InsideMain);

interface PageMainProps {
  className: string | undefined;
  children: ReactNode;
}

/** The page's main content. Inside another main content it is a plain `div`, because a page has only one `main`. */
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
