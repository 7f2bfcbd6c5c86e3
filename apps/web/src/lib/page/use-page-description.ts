import { useEffect } from 'react';

const selector = 'meta[name="description"]';

const addMeta = (): HTMLMetaElement => {
  const meta = document.createElement('meta');
  meta.name = 'description';
  document.head.append(meta);
  return meta;
};

/** Sets the page's description for search engines, as long as the page is shown. */
export const usePageDescription = (description: string): void => {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>(selector) ?? addMeta();
    meta.content = description;
    return () => meta.remove();
  }, [description]);
};
