import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useScrollChosenIntoView } from '../../lib/focus/use-scroll-chosen-into-view.ts';
import styles from './tab-panels.module.css';
import { box, classNames, row, text } from '../style/class-names.ts';

const looks = {
  bar: row({ gap: 16, align: 'center', justify: 'between', borderBottom: 'plain' }, styles.bar),
  count: classNames(text('size-13', 'regular', 'dimmed'), styles.count),
  end: box({ flex: 'none' }, text('size-13', 'dimmed'), styles.end),
};

interface TabPanelsProps<Value extends string> {
  /** The subject of the tabs. */
  label: string;
  tabs: readonly {
    value: Value;
    name: string;
    /** The number of items, when it is meaningful; undefined for none. */
    count?: string | undefined;
    content: ReactNode;
  }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Whether typed text in a tab stays while another tab is shown. */
  isKept?: boolean;
  /** Content at the right end of the row, about the chosen tab. */
  end?: ReactNode;
}

/** Tabs of which one is shown at a time; arrow keys, Home and End move between them. */
export const TabPanels = <Value extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  isKept = false,
  end,
}: TabPanelsProps<Value>) => {
  const row = useScrollChosenIntoView<HTMLDivElement>(chosen);
  const choose = (value: string | null): void => {
    const tab = tabs.find((known) => known.value === value);
    if (tab !== undefined) onChoose(tab.value);
  };
  return (
    <Tabs value={chosen} onChange={choose} keepMounted={isKept}>
      <div className={looks.bar}>
        <Tabs.List ref={row} aria-label={label} className={styles.list}>
          {tabs.map(({ value, name, count }) => (
            <Tabs.Tab key={value} value={value}>
              {name}
              {count !== undefined && <span className={looks.count}> {count}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {end !== undefined && <span className={looks.end}>{end}</span>}
      </div>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value} className={styles.panel}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
