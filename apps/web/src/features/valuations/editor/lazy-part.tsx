import { AwaitedPart, type AwaitedPartProps } from '../../../components/awaited-part.tsx';
import { MissingPart } from './missing-part.tsx';

/** A part of the editor that comes when it is asked for; where it does not, its place offers the page anew. */
export const LazyPart = (props: Omit<AwaitedPartProps, 'missing'> & Partial<AwaitedPartProps>) => (
  <AwaitedPart missing={<MissingPart />} {...props} />
);
