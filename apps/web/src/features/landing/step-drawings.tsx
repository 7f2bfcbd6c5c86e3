import type { ReactNode } from 'react';
import styles from './step-drawings.module.css';

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className={styles.drawing} viewBox="0 0 64 56" aria-hidden focusable="false">
    {children}
  </svg>
);

/** A page of accounts. */
export const AccountsDrawing = () => (
  <Drawing>
    <path d="M8 4h34l8 8v40H8z" />
    <path d="M42 4v8h8M16 20h14M16 28h14M16 36h14M38 20h6M38 28h6M38 36h6M16 44h28" />
  </Drawing>
);

/** Two assumptions being moved. */
export const AssumptionsDrawing = () => (
  <Drawing>
    <path d="M8 14h18M34 14h22M8 28h32M48 28h8M8 42h8M24 42h32" />
    <circle cx="30" cy="14" r="4" />
    <circle cx="44" cy="28" r="4" />
    <circle cx="20" cy="42" r="4" />
  </Drawing>
);

/** A range with its central value. */
export const RangeDrawing = () => (
  <Drawing>
    <path d="M8 12h28v8H8zM20 26h30v8H20zM4 48h56" />
    <path className={styles.central} d="M32 6v38" />
  </Drawing>
);

/** A finished report. */
export const ReportDrawing = () => (
  <Drawing>
    <path d="M16 8h30v44H16zM20 8V4h30v44h-4" />
    <path d="M22 18h12M22 26h18M22 32h18M22 44v-4M28 44v-6M34 44v-3M40 44v-8" />
  </Drawing>
);
