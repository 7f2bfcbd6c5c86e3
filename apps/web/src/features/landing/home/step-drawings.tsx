import type { ReactNode } from 'react';
import styles from './step-drawings.module.css';

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className={styles.drawing} viewBox="0 0 96 60" aria-hidden focusable="false">
    {children}
  </svg>
);

/** A drawing of a sheet being filled in. */
export const RequestDrawing = () => (
  <Drawing>
    <path d="M1 1h35l12 12v46H1zM36 1v12h12M10 22h22M10 31h28M10 40h14" />
    <path d="M35 54l2-8 22-23 6 5-22 23zM54 28l6 5" />
  </Drawing>
);

/** A drawing of a clock with a mark. */
export const EvaluationDrawing = () => (
  <Drawing>
    <circle cx="30" cy="30" r="29" />
    <path d="M30 1v5M30 54v5M1 30h5M54 30h5M30 14v16l13 8M53 46l6 7 14-16" />
  </Drawing>
);

/** A drawing of a company that goes to a person. */
export const AssignmentDrawing = () => (
  <Drawing>
    <path d="M1 4h28v54H1zM7 14h6M17 14h6M7 24h6M17 24h6M7 34h6M17 34h6M11 58V46h8v12" />
    <path d="M36 34h16" strokeDasharray="4 3" />
    <path d="M50 30l5 4-5 4M60 58c0-24 34-24 34 0z" />
    <circle cx="77" cy="18" r="10" />
  </Drawing>
);

/** A receipt. */
export const PaymentDrawing = () => (
  <Drawing>
    <path d="M1 5h55v53l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-6 5zM10 17h20M10 28h24M10 39h20M38 39h8M38 28h8" />
    <circle cx="61" cy="18" r="12" />
    <path d="M66 12c-8-4-13 2-13 6s5 10 13 6M50 16h10M50 20h9" />
  </Drawing>
);
