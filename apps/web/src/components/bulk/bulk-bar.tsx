import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { type Icon, IconChevronDown, IconDots, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import styles from './bulk-bar.module.css';

/** One thing that can be done with what is selected. */
export interface BarAct {
  label: string;
  icon?: Icon;
  /** Always in the bar, there only where it is wide and else in its menu, or always in the menu. */
  place: 'bar' | 'wide-bar' | 'menu';
  /** What it does, or several that it offers. */
  run: (() => void) | readonly { label: string; run: () => void }[];
  /** A dialog asks first. */
  asks?: boolean;
  /** In the menu, apart from the others. */
  isApart?: boolean;
}

interface BulkBarProps {
  label: string;
  /** How many, and what they add up to. */
  children: ReactNode;
  acts: readonly BarAct[];
  isWide: boolean;
  onClear: () => void;
}

/** What is selected, what it adds up to, and what can be done with it. */
export const BulkBar = ({ label, children, acts, isWide, onClear }: BulkBarProps) => {
  const { t } = useLingui();
  const isInBar = ({ place }: BarAct): boolean =>
    place === 'bar' || (isWide && place === 'wide-bar');
  return (
    <section className={styles.bar} data-bulk-bar aria-label={label}>
      <p className={styles.sum} role="status">
        {children}
      </p>
      <div className={styles.actions}>
        {acts.filter(isInBar).map((act) => (
          <ActInBar key={act.label} {...act} />
        ))}
        <MoreActs acts={acts.filter((act) => !isInBar(act))} />
      </div>
      <ActionIcon className={styles.icon} onClick={onClear} aria-label={t`Quitar la selección`}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </section>
  );
};

const ActInBar = ({ label, icon: ActIcon, run }: BarAct) => {
  const face = (
    <>
      {ActIcon !== undefined && <ActIcon size={18} stroke={1.5} aria-hidden />}
      {label}
      {ActIcon === undefined && <IconChevronDown size={16} stroke={1.5} aria-hidden />}
    </>
  );
  if (typeof run === 'function')
    return (
      <UnstyledButton className={styles.action} onClick={run}>
        {face}
      </UnstyledButton>
    );
  return (
    <Menu position="top">
      <Menu.Target>
        <UnstyledButton className={styles.action}>{face}</UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {run.map((choice) => (
          <Menu.Item key={choice.label} onClick={choice.run}>
            {choice.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

const MoreActs = ({ acts }: { acts: readonly BarAct[] }) => {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  // A dialog gives the focus back to what had it: the item that opened it is gone by then.
  const asking = (run: () => void) => (): void => {
    button.current?.focus();
    run();
  };
  if (acts.length === 0) return null;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <ActionIcon ref={button} className={styles.icon} aria-label={t`Más acciones`}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.flatMap(({ label, run, asks, isApart }) => [
          isApart === true && <Menu.Divider key={`before ${label}`} />,
          ...(typeof run === 'function' ? [{ label, run }] : run).map((item) => (
            <Menu.Item key={item.label} onClick={asks === true ? asking(item.run) : item.run}>
              {item.label}
            </Menu.Item>
          )),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
};
