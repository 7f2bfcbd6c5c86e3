import { LazySection, type LazySectionProps } from '../../../../components/lazy-section.tsx';
import { MissingPart } from './missing-part.tsx';

/** A part of the editor that comes when it is asked for; where it does not, its place offers the page anew. */
export const LazyPart = (props: Omit<LazySectionProps, 'missing'> & Partial<LazySectionProps>) => (
  <LazySection missing={<MissingPart />} {...props} />
);
