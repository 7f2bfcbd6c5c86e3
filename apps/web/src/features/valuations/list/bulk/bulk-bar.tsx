import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconChevronDown,
  IconDots,
  IconDownload,
  IconTag,
  IconX,
} from '@tabler/icons-react';
import { valuationStatuses } from '@valia/domain/valuations/valuation-status.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { useRef } from 'react';
import { useLanguage } from '../../../../lib/language.ts';
import { sumOfValues } from '../sum-of-values.ts';
import type { SelectedItem } from '../use-list-selection.ts';
import { useTableFits } from '../use-table-fits.ts';
import styles from './bulk-bar.module.css';
import type { ListActions } from './use-list-actions.tsx';

interface BulkBarProps {
  items: readonly SelectedItem[];
  actions: ListActions;
  onClear: () => void;
  /** Selects all that the list finds, where more exist than are selected. */
  onSelectAll: (() => void) | null;
}

/** What is selected, what it adds up to, and what can be done with it. */
export const BulkBar = ({ items, actions, onClear, onSelectAll }: BulkBarProps) => {
  const { t } = useLingui();
  const tableFits = useTableFits();
  const isMine = items.every(({ access }) => access === 'owner');
  const isEditable = items.every(({ access }) => access !== 'read');
  return (
    <section className={styles.bar} data-bulk-bar aria-label={t`Acciones con las seleccionadas`}>
      <SelectedSum items={items} />
      <div className={styles.actions}>
        {isEditable && <StatusAction items={items} actions={actions} />}
        {tableFits && isEditable && <WideActions items={items} actions={actions} isMine={isMine} />}
        <MoreActions
          items={items}
          actions={actions}
          isMine={isMine}
          isEditable={isEditable}
          isWide={tableFits}
          onSelectAll={onSelectAll}
        />
      </div>
      <ActionIcon className={styles.icon} onClick={onClear} aria-label={t`Quitar la selección`}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </section>
  );
};

const SelectedSum = ({ items }: { items: readonly SelectedItem[] }) => {
  const language = useLanguage();
  const sum = sumOfValues(items);
  return (
    <p className={styles.sum} role="status">
      <strong>
        <Plural
          value={items.length}
          one="# seleccionada"
          many="# de seleccionadas"
          other="# seleccionadas"
        />
      </strong>
      {sum !== null && <span>{formatMoney(sum.amount, { language, currency: sum.currency })}</span>}
    </p>
  );
};

interface ActionProps {
  items: readonly SelectedItem[];
  actions: ListActions;
}

const StatusAction = ({ items, actions }: ActionProps) => {
  const { i18n } = useLingui();
  return (
    <Menu position="top">
      <Menu.Target>
        <UnstyledButton className={styles.action}>
          <Trans>Cambiar estado</Trans>
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {valuationStatuses.map((status) => (
          <Menu.Item key={status} onClick={() => actions.changeStatus(items, status)}>
            {i18n._(valuationTerms.statuses[status])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

const ExportItems = ({ items, actions }: ActionProps) => (
  <>
    <Menu.Item onClick={() => actions.exportItems(items, 'xlsx')}>
      <Trans>Exportar a Excel</Trans>
    </Menu.Item>
    <Menu.Item onClick={() => actions.exportItems(items, 'csv')}>
      <Trans>Exportar a CSV</Trans>
    </Menu.Item>
  </>
);

const WideActions = ({ items, actions, isMine }: ActionProps & { isMine: boolean }) => (
  <>
    <UnstyledButton className={styles.action} onClick={() => actions.askTags(items)}>
      <IconTag size={18} stroke={1.5} aria-hidden />
      <Trans>Etiquetar</Trans>
    </UnstyledButton>
    {isMine && (
      <>
        <Menu position="top">
          <Menu.Target>
            <UnstyledButton className={styles.action}>
              <IconDownload size={18} stroke={1.5} aria-hidden />
              <Trans>Exportar</Trans>
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            <ExportItems items={items} actions={actions} />
          </Menu.Dropdown>
        </Menu>
        <ArchiveAction items={items} actions={actions} />
      </>
    )}
  </>
);

const areArchived = (items: readonly SelectedItem[]): boolean =>
  items.every(({ archived }) => archived);

const ArchiveAction = ({ items, actions }: ActionProps) =>
  areArchived(items) ? (
    <UnstyledButton className={styles.action} onClick={() => actions.restore(items)}>
      <IconArchiveOff size={18} stroke={1.5} aria-hidden />
      <Trans>Recuperar</Trans>
    </UnstyledButton>
  ) : (
    <UnstyledButton className={styles.action} onClick={() => actions.archive(items)}>
      <IconArchive size={18} stroke={1.5} aria-hidden />
      <Trans>Archivar</Trans>
    </UnstyledButton>
  );

interface MoreActionsProps extends ActionProps {
  isMine: boolean;
  isEditable: boolean;
  isWide: boolean;
  onSelectAll: (() => void) | null;
}

const MoreActions = (props: MoreActionsProps) => {
  const { items, actions, isMine, isEditable, isWide, onSelectAll } = props;
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  // A dialog gives the focus back to what had it: the item that opened it is gone by then.
  const ask = (question: ListActions['askTags']) => (): void => {
    button.current?.focus();
    question(items);
  };
  if ((isWide || !isEditable) && !isMine && onSelectAll === null) return null;
  return (
    <Menu position="top-end">
      <Menu.Target>
        <ActionIcon ref={button} className={styles.icon} aria-label={t`Más acciones`}>
          <IconDots size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onSelectAll !== null && (
          <Menu.Item onClick={onSelectAll}>
            <Trans>Seleccionar todas las de la lista</Trans>
          </Menu.Item>
        )}
        {!isWide && isEditable && (
          <Menu.Item onClick={ask(actions.askTags)}>
            <Trans>Etiquetar</Trans>
          </Menu.Item>
        )}
        {isMine && (
          <>
            {!isWide && <ExportItems items={items} actions={actions} />}
            <Menu.Item onClick={() => actions.duplicate(items)}>
              <Trans>Duplicar</Trans>
            </Menu.Item>
            {!isWide && <ArchiveItem items={items} actions={actions} />}
            <Menu.Divider />
            <Menu.Item onClick={ask(actions.askDelete)}>
              <Trans>Eliminar borradores…</Trans>
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

const ArchiveItem = ({ items, actions }: ActionProps) =>
  areArchived(items) ? (
    <Menu.Item onClick={() => actions.restore(items)}>
      <Trans>Recuperar</Trans>
    </Menu.Item>
  ) : (
    <Menu.Item onClick={() => actions.archive(items)}>
      <Trans>Archivar</Trans>
    </Menu.Item>
  );
