import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { type Icon, IconChevronDown, IconDots, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Gender } from '../list/use-shown-text.ts';
import styles from './bulk-bar.module.css';
import { row, text } from '../style/class-names.ts';

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
  /** How the rows are spoken of. */
  gender: Gender;
  count: number;
  /** What they add up to. */
  sum?: string | undefined;
  acts: readonly BarAct[];
  isWide: boolean;
  onClear: () => void;
}

/** What is selected, what it adds up to, and what can be done with it. */
export const BulkBar = ({ gender, count, sum, acts, isWide, onClear }: BulkBarProps) => {
  const { t } = useLingui();
  const isFeminine = gender === 'feminine';
  const isInBar = ({ place }: BarAct): boolean =>
    place === 'bar' || (isWide && place === 'wide-bar');
  return (
    <section
      className={styles.bar}
      data-bulk-bar
      aria-label={
        isFeminine ? t`Acciones con las seleccionadas` : t`Acciones con los seleccionados`
      }
    >
      <p className={row({ gap: 12 }, text('nowrap'), styles.sum)} role="status">
        <strong>
          {isFeminine
            ? t`${plural(count, { one: '# seleccionada', many: '# de seleccionadas', other: '# seleccionadas' })}`
            : t`${plural(count, { one: '# seleccionado', many: '# de seleccionados', other: '# seleccionados' })}`}
        </strong>
        {sum !== undefined && <span>{sum}</span>}
      </p>
      <div className={row({ gap: 4, align: 'center' }, styles.actions)}>
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
