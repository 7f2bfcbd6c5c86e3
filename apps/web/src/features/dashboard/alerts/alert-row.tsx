import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './alert-row.module.css';
import { box, row, text } from '../../../components/style/class-names.ts';

const looks = {
  row: row({ gap: [4, 12], align: 'center', pad: [10, 20] }, styles.row),
  icon: box({ flex: 'none', self: 'start' }, text('dimmed'), styles.icon),
  deadline: box({ flex: 'none' }, text('small', 'end'), styles.deadline),
  texts: box({ flex: 1, minWidth: 0 }, text('anywhere')),
  title: text('medium'),
  text: text('size-13', 'line-18', 'dimmed'),
};

interface AlertRowProps {
  icon: TablerIcon;
  title: string;
  text: string;
  /** The deadline or the start, as text, and its date. */
  deadline?: string;
  date?: string;
  /** Whether little time is left. */
  isSoon?: boolean;
  act?: ReactNode;
}

/** One pending item: what it is, its deadline, and the single action that resolves it. */
export const AlertRow = ({
  icon: Icon,
  title,
  text,
  deadline,
  date,
  isSoon,
  act,
}: AlertRowProps) => (
  <li className={looks.row} data-soon={isSoon || undefined}>
    <Icon size={18} stroke={1.5} className={looks.icon} aria-hidden />
    <div className={looks.texts}>
      <p className={looks.title}>{title}</p>
      <p className={looks.text}>{text}</p>
    </div>
    {deadline !== undefined && (
      <div className={looks.deadline}>
        <p>{deadline}</p>
        <p className={looks.text}>{date}</p>
      </div>
    )}
    {act !== undefined && <div className={styles.act}>{act}</div>}
  </li>
);
