import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './choice-item.module.css';
import { box, row } from './style/class-names.ts';

interface ChoiceItemProps {
  label: string;
  chosen: boolean;
  onChoose: () => void;
  /** A small icon before the label. */
  icon?: ReactNode;
  /** The label's language, if it differs from the page's. */
  lang?: string;
}

/** One of several exclusive choices in a menu; the chosen one has a tick. */
export const ChoiceItem = ({ label, chosen, onChoose, icon, lang }: ChoiceItemProps) => (
  <Menu.RadioItem value={label} checked={chosen} onChange={onChoose} closeMenuOnClick>
    <span className={row({ gap: 10, align: 'center' }, styles.choice)}>
      {icon}
      <span className={box({ flex: 1 })} lang={lang}>
        {label}
      </span>
      {chosen && <IconCheck size={16} stroke={1.5} aria-hidden />}
    </span>
  </Menu.RadioItem>
);
