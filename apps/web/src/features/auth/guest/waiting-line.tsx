import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './guest-form.module.css';

/** What is being waited for. */
export const WaitingLine = ({ children }: { children: ReactNode }) => (
  <p className={styles.waiting} role="status">
    <Loader size={18} aria-hidden />
    {children}
  </p>
);
