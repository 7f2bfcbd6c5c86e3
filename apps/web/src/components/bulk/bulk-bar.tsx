import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { type Icon, IconChevronDown, IconDots, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { GrammaticalGender } from '../list/use-shown-rows-text.ts';
import styles from './bulk-bar.module.css';
import { row, text } from '../style/class-names.ts';

/** One action on the selection. */
export interface BulkBarAction {
  label: string;
  icon?: Icon;
  /** Always in the bar; in the bar when it is wide and otherwise in its menu; or always in the menu. */
  place: 'bar' | 'wide-bar' | 'menu';
  /** The action itself, or several choices that it offers. */
  run: (() => void) | readonly { label: string; run: () => void }[];
  /** Whether a dialog requests confirmation first. */
  asks?: boolean;
  /** Whether it is separated from the others in the menu. */
  isApart?: boolean;
}

interface BulkBarProps {
  /** The grammatical gender of a row's noun. */
  gender: GrammaticalGender;
  count: number;
  /** The total of the selected rows. */
  sum?: string | undefined;
  acts: readonly BulkBarAction[];
  isWide: boolean;
  onClear: () => void;
}

/** The selection, its total, and its actions. */
export const BulkBar = ({ gender, count, sum, acts, isWide, onClear }: BulkBarProps) => {
  const { t } = useLingui();
  const isFeminine = gender === 'feminine';
  const isInBar = ({ place }: BulkBarAction): boolean =>
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

const ActInBar = ({ label, icon: ActIcon, run }: BulkBarAction) => {
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

const MoreActs = ({ acts }: { acts: readonly BulkBarAction[] }) => {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  // A dialog returns the focus to the element that had it, so the button is focused first: the menu item that
  // opened the dialog is gone by then.
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
