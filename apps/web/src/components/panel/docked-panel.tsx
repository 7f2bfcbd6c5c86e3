import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { SideDrawer } from '../drawer/side-drawer.tsx';
import { useTableFits } from '../table/use-table-fits.ts';
import styles from './docked-panel.module.css';
import { box, row, text } from '../style/class-names.ts';

const looks = {
  bar: row({ gap: 4, align: 'center', borderBottom: 'plain', background: 'surface' }, styles.bar),
};

/** The window width, in pixels, from which the panel is beside the list; below it, the panel covers the list. */
const dockedFrom = 1280;

export const usePanelIsDocked = (): boolean => useTableFits(dockedFrom);

interface DockedPanelProps {
  /** The accessible name of the panel. */
  label: string;
  head: ReactNode;
  /** Open the previous and the next loaded row; null when there is none. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onClose: () => void;
  children: ReactNode;
}

/** The panel of one row, beside the list: J and K open the neighbouring rows, Escape closes. */
export const DockedPanel = (props: DockedPanelProps) => {
  const { head, onClose, children } = props;
  useWalkingKeys(props);
  if (usePanelIsDocked()) return <Docked {...props} />;
  return (
    <SideDrawer
      opened
      title={
        <span className={row({ gap: 4, align: 'center' }, styles.head)}>
          {head}
          <Walk {...props} />
        </span>
      }
      onClose={onClose}
    >
      <div className={box({ marginX: -24, borderTop: 'plain' }, styles.over)}>{children}</div>
    </SideDrawer>
  );
};

const Docked = (props: DockedPanelProps) => {
  const { t } = useLingui();
  const { label, head, onClose, children } = props;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      const target = opener?.isConnected === true ? opener : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={label} data-docked-panel>
      <div className={looks.bar}>
        <h2 className={text('inherit')}>{head}</h2>
        <Walk {...props} />
        <ActionIcon size={32} onClick={onClose} aria-label={t`Cerrar`}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      {children}
    </aside>
  );
};

const Walk = ({ onPrevious, onNext }: Pick<DockedPanelProps, 'onPrevious' | 'onNext'>) => {
  const { t } = useLingui();
  return (
    <span className={row({ gap: 4 }, styles.walk)}>
      <ActionIcon
        size={32}
        aria-disabled={onPrevious === null}
        onClick={() => onPrevious?.()}
        aria-label={t`Fila anterior (K)`}
      >
        <IconChevronUp size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={32}
        aria-disabled={onNext === null}
        onClick={() => onNext?.()}
        aria-label={t`Fila siguiente (J)`}
      >
        <IconChevronDown size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </span>
  );
};

/** Elements in which letter keys type text or choose an item. */
const takesLetters = ':is(input:not([type=checkbox]),textarea,select,[role=menuitem])';
const takesEscape = ':is([role=menu],[role=dialog])';

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches(takesLetters);

const useWalkingKeys = ({
  onPrevious,
  onNext,
  onClose,
}: Pick<DockedPanelProps, 'onPrevious' | 'onNext' | 'onClose'>): void => {
  const verbs = useRef<Readonly<Record<string, (() => void) | null>>>({});
  useEffect(() => {
    verbs.current = { j: onNext, k: onPrevious, Escape: onClose };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || typesText(target)) return;
      // A menu or a dialog above handles Escape itself.
      if (key === 'Escape' && document.querySelector(takesEscape)) return;
      verbs.current[key.length === 1 ? key.toLowerCase() : key]?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
