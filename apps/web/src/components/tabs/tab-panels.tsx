import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useChosenInView } from '../../lib/focus/use-chosen-in-view.ts';
import styles from './tab-panels.module.css';

interface TabPanelsProps<Value extends string> {
  /** What the tabs are views of. */
  label: string;
  tabs: readonly { value: Value; name: string; content: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Views of one thing, one at a time: arrow keys, Home and End go from one to the next. */
export const TabPanels = <Value extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: TabPanelsProps<Value>) => {
  const row = useChosenInView<HTMLDivElement>(chosen);
  const choose = (value: string | null): void => {
    const tab = tabs.find((known) => known.value === value);
    if (tab !== undefined) onChoose(tab.value);
  };
  return (
    <Tabs value={chosen} onChange={choose} keepMounted={false}>
      <Tabs.List ref={row} aria-label={label}>
        {tabs.map(({ value, name }) => (
          <Tabs.Tab key={value} value={value}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, content }) => (
        <Tabs.Panel key={value} value={value} className={styles.panel}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
};
