import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

const settleMs = 1_000;

interface SettledStatusProps {
  /** What the text says, as one string: it is told once this has changed and then rested for a second. */
  of: string;
  children?: ReactNode;
}

/** Tells a screen reader what came of typing once it has come to rest; what was there before is not told. */
export const SettledStatus = ({ of, children = of }: SettledStatusProps) => {
  const [first] = useState(of);
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    if (told === null && of === first) return;
    const timer = setTimeout(() => setTold(of), settleMs);
    return () => clearTimeout(timer);
  }, [of, told, first]);
  return <VisuallyHidden role="status">{told === of && children}</VisuallyHidden>;
};
