import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { row, text } from '../../../components/style/class-names.ts';

const looks = { waiting: row({ gap: 12, align: 'center', marginTop: 32 }, text('lead', 'dimmed')) };

/** A line about what is being loaded. */
export const WaitingMessage = ({ children }: { children: ReactNode }) => (
  <p className={looks.waiting} role="status">
    <Loader size={18} aria-hidden />
    {children}
  </p>
);
