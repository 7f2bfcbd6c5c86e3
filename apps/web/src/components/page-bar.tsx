import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** Where a frame takes in the bar of the page within it; null without such a frame. */
export const PageBarPlace = createContext<HTMLElement | null>(null);

/** A page's own bar: in the header of its frame, beside what every page has there. */
export const PageBar = ({ children }: { children: ReactNode }) => {
  const place = use(PageBarPlace);
  return place === null ? <header>{children}</header> : createPortal(children, place);
};
