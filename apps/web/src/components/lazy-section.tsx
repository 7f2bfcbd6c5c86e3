import { Component, type ReactNode, Suspense } from 'react';
import { MissingChunkError } from '../lib/page/load-chunk.ts';

interface BoundaryProps {
  /** Another part is tried afresh. */
  part: string | undefined;
  missing: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  part: string | undefined;
  caught: { error: unknown } | null;
}

class MissingPartBoundary extends Component<BoundaryProps, BoundaryState> {
  public override state: BoundaryState = { part: this.props.part, caught: null };

  public static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { caught: { error } };
  }

  public static getDerivedStateFromProps(
    { part }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return part === state.part ? null : { part, caught: null };
  }

  public override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (caught.error instanceof MissingChunkError) return this.props.missing;
    throw caught.error;
  }
}

export interface LazySectionProps {
  /** Which one this is, where several take turns. */
  part?: string;
  /** Stands for it while it comes. */
  waiting?: ReactNode;
  /** Stands for it when it did not come. */
  missing: ReactNode;
  children: ReactNode;
}

/** A part of a screen that comes when it is asked for; if it does not, the rest of the screen goes on. */
export const LazySection = ({ part, waiting = null, missing, children }: LazySectionProps) => (
  <MissingPartBoundary part={part} missing={missing}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </MissingPartBoundary>
);
