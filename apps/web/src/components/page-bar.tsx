import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The element of the frame into which a page's own bar is rendered; null without such a frame. */
export const PageBarTarget = createContext<HTMLElement | null>(null);

/** A page's own bar, rendered in the header of its frame, beside the parts that every page has there. */
export const PageBar = ({ children }: { children: ReactNode }) => {
  const place = use(PageBarTarget);
  return place === null ? <header>{children}</header> : createPortal(children, place);
};
