import { Component, type ReactNode, Suspense } from 'react';
import { MissingChunkError } from '../lib/page/load-chunk.ts';

interface BoundaryProps {
  /** The name of the part; a new name resets the error, so that another part is tried. */
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
  /** The name of the part, when different parts are shown in this place. */
  part?: string;
  /** Shown while the part is loading. */
  waiting?: ReactNode;
  /** Shown when the part could not be loaded. */
  missing: ReactNode;
  children: ReactNode;
}

/** A lazily loaded part of a screen; if it cannot be loaded, the rest of the screen still works. */
export const LazySection = ({ part, waiting = null, missing, children }: LazySectionProps) => (
  <MissingPartBoundary part={part} missing={missing}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </MissingPartBoundary>
);
