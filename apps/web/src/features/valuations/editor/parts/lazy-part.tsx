import { LazySection, type LazySectionProps } from '../../../../components/lazy-section.tsx';
import { MissingPart } from './missing-part.tsx';

/** A lazily loaded part of the editor; if it cannot be loaded, a button to reload the page is shown in its place. */
export const LazyPart = (props: Omit<LazySectionProps, 'missing'> & Partial<LazySectionProps>) => (
  <LazySection missing={<MissingPart />} {...props} />
);
