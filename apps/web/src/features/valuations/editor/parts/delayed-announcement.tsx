import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

const settleMs = 1_000;

interface SettledStatusProps {
  /** The text as one string: it is announced when it has changed and then stayed the same for a second. */
  of: string;
  children?: ReactNode;
}

/** Announces the result of typing to screen readers once it has settled; the initial text is not announced. */
export const DelayedAnnouncement = ({ of, children = of }: SettledStatusProps) => {
  const [first] = useState(of);
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    if (told === null && of === first) return;
    const timer = setTimeout(() => setTold(of), settleMs);
    return () => clearTimeout(timer);
  }, [of, told, first]);
  return <VisuallyHidden role="status">{told === of && children}</VisuallyHidden>;
};
