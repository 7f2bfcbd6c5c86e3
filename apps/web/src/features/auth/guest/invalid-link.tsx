import type { ReactNode } from 'react';
import styles from './guest-form.module.css';
import { stack } from '../../../components/style/class-names.ts';

interface InvalidLinkProps {
  text: ReactNode;
  /** The ways to continue, the main one first. */
  children: ReactNode;
}

/** Shown when a mail's link no longer works. */
export const InvalidLink = ({ text, children }: InvalidLinkProps) => (
  <>
    <p className={styles.lead}>{text}</p>
    <div className={stack({ gap: 12, marginTop: 32 })}>{children}</div>
  </>
);
