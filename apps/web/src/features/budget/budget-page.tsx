import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconDownload,
  IconPlus,
} from '@tabler/icons-react';
import {
  type BudgetRow,
  monthsInYear,
  maxBudgetRows,
} from '@valia/domain/budgets/budget-document.ts';
import type { Budget, ReadBudget } from '@valia/domain/budgets/budget-schemas.ts';
import { type BudgetSums, sumBudget } from '@valia/domain/budgets/budget-sums.ts';
import { mergeBudgetRows } from '@valia/domain/budgets/copy-budget.ts';
import { formatMoney, formatMonthName, formatNumber } from '@valia/i18n/format.ts';
import { useMemo, useState } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { useTableFits } from '../../components/table/use-table-fits.ts';
import { UploadButton } from '../../components/upload/upload-button.tsx';
import { saveFile } from '../../lib/files/save-file.ts';
import { useLanguage } from '../../lib/language.ts';
import { loadChunk } from '../../lib/page/load-chunk.ts';
import { useUserAction } from '../../lib/act/use-user-action.ts';
import { trpc } from '../../lib/trpc.ts';
import { BudgetBars } from './budget-bars.tsx';
import { BudgetCards } from './budget-cards.tsx';
import { EmptyBudget } from './empty-budget.tsx';
import { BudgetFormulaLine } from './grid/budget-formula-line.tsx';
import { BudgetGrid } from './grid/budget-grid.tsx';
import { BudgetConflict, BudgetSaveState } from './budget-save-state.tsx';
import styles from './budget.module.css';
import { monthName } from './grid/shown-amount.ts';
import { CloseMonthDialog } from './dialogs/close-month-dialog.tsx';
import { CopyYearDialog } from './dialogs/copy-year-dialog.tsx';
import { BudgetToValuationDialog } from './dialogs/budget-to-valuation-dialog.tsx';
import { ImportDialog } from './dialogs/import-dialog.tsx';
import type { BudgetUrlState, BudgetView } from './read-budget-search.ts';
import { RowDialog } from './dialogs/row-dialog.tsx';
import { type BudgetEditing, useBudget } from './use-budget.ts';
import { useBudgetCursor } from './grid/use-budget-cursor.ts';
import { useBudgetTitle } from './use-budget-title.ts';
import { box, column, row, text } from '../../components/style/class-names.ts';

const looks = {
  tools: row({ gap: 8, align: 'center', justify: 'end', wrap: true, flex: 1 }, styles.tools),
  status: row(
    { gap: [4, 20], wrap: true, pad: [5, 16], borderTop: 'plain', background: 'canvas' },
    text('size-12', 'line-18', 'dimmed'),
    styles.status,
  ),
};

type Opened =
  | { kind: 'close' | 'copy' | 'feed' }
  | { kind: 'row'; row: BudgetRow | null }
  | { kind: 'import'; read: ReadBudget; fileName: string };

interface BudgetPageProps {
  budget: Budget;
  address: BudgetUrlState;
}

/** One year: its actions, its months, and their totals. */
export const BudgetPage = ({ budget, address }: BudgetPageProps) => {
  const { year } = budget;
  const editing = useBudget(budget);
  const { document } = editing;
  const sums = useMemo(() => sumBudget(document), [document]);
  const [opened, open] = useState<Opened | null>(null);
  const isWide = useTableFits(1024);
  const view = address.search.show ?? 'both';
  const isEmpty = document.rows.length === 0;
  const { title, sentence } = useBudgetTitle(budget, document, sums);
  const hasEarlier = budget.years.includes(year - 1);
  const tools = { budget, editing, hasEarlier, open, address };
  return (
    <div className={column({ gap: 12 })}>
      <PageHeading title={title} sentence={sentence} actions={<HeadActions {...tools} />} />
      <BudgetConflict {...editing} />
      <Toolbar {...tools} isEmpty={isEmpty} view={view} />
      {isEmpty ? (
        <EmptyBudget
          year={year}
          editing={editing}
          onCopy={hasEarlier ? () => open({ kind: 'copy' }) : null}
        />
      ) : isWide ? (
        <BudgetSheet
          {...{ year, editing, sums, view }}
          onEditRow={(row) => open({ kind: 'row', row })}
        />
      ) : (
        <BudgetCards
          {...{ year, editing, sums, view }}
          onEditRow={(row) => open({ kind: 'row', row })}
        />
      )}
      <OpenedDialog year={year} editing={editing} opened={opened} onClose={() => open(null)} />
    </div>
  );
};

interface ToolsProps {
  budget: Budget;
  editing: BudgetEditing;
  hasEarlier: boolean;
  open: (next: Opened) => void;
  address: BudgetUrlState;
}

const HeadActions = ({ budget: { year }, editing: { document }, open }: ToolsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { closedMonths } = document;
  const { isPending, run } = useUserAction({
    call: async () => {
      const { budgetFile } = await loadChunk(() => import('./budget-file.ts'));
      const words = {
        language,
        section: t`Sección`,
        label: t`Partida`,
        total: t`Total`,
        income: t`Ingresos`,
        cost: t`Costes`,
        parts: { budget: t`Presupuesto`, actual: t`Real` },
        result: t`Resultado`,
      };
      return budgetFile(document, words);
    },
    onDone: (file) => saveFile(file, `${t`presupuesto`}-${String(year)}.xlsx`),
    failed: t`No se pudo exportar`,
  });
  if (document.rows.length === 0) return null;
  const next = Math.min(closedMonths + 1, monthsInYear);
  const name = formatMonthName(`2026-${String(next).padStart(2, '0')}-15`, language);
  return (
    <>
      <Button
        variant="default"
        loading={isPending}
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        onClick={() => run()}
      >
        <Trans>Exportar</Trans>
      </Button>
      {closedMonths < monthsInYear ? (
        <Button onClick={() => open({ kind: 'close' })}>
          <Trans>Anotar {name}</Trans>
        </Button>
      ) : (
        <Button
          leftSection={<IconArrowRight size={16} stroke={1.75} aria-hidden />}
          onClick={() => open({ kind: 'feed' })}
        >
          <Trans>Llevar a una valoración</Trans>
        </Button>
      )}
    </>
  );
};

interface ToolbarProps extends ToolsProps {
  isEmpty: boolean;
  view: BudgetView;
}

const icon = { size: 16, stroke: 1.5 };

const Toolbar = (props: ToolbarProps) => {
  const { t } = useLingui();
  const { budget, address, isEmpty, view } = props;
  return (
    <div className={row({ gap: 8, align: 'center', wrap: true })}>
      <YearSwitch year={budget.year} onChange={(year) => address.change({ year })} />
      {!isEmpty && (
        <SegmentedControl
          size="sm"
          aria-label={t`Qué se muestra`}
          value={view}
          onChange={(show) => address.change({ show: show === 'both' ? undefined : show })}
          data={[
            { value: 'both', label: t`Real y previsto` },
            { value: 'budget', label: t`Presupuesto` },
            { value: 'deviation', label: t`Desviación` },
          ]}
        />
      )}
      <BudgetTools {...props} />
    </div>
  );
};

interface YearSwitchProps {
  year: number;
  onChange: (year: number) => void;
}

const YearSwitch = ({ year, onChange }: YearSwitchProps) => {
  const { t } = useLingui();
  return (
    <div className={styles.years}>
      <ActionIcon
        size={32}
        aria-label={t`Año anterior`}
        disabled={year <= 2000}
        onClick={() => onChange(year - 1)}
      >
        <IconChevronLeft {...icon} aria-hidden />
      </ActionIcon>
      <b>{year}</b>
      <ActionIcon
        size={32}
        aria-label={t`Año siguiente`}
        disabled={year >= 2100}
        onClick={() => onChange(year + 1)}
      >
        <IconChevronRight {...icon} aria-hidden />
      </ActionIcon>
    </div>
  );
};

const BudgetTools = ({ budget, editing, hasEarlier, open, isEmpty }: ToolbarProps) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const earlier = budget.year - 1;
  return (
    <div className={looks.tools}>
      <BudgetSaveState {...editing} />
      <ActionIcon
        size={36}
        variant="default"
        aria-label={t`Deshacer`}
        disabled={editing.undo === null}
        onClick={() => editing.undo?.()}
      >
        <IconArrowBackUp {...icon} aria-hidden />
      </ActionIcon>
      {hasEarlier && !isEmpty && (
        <Button
          variant="default"
          leftSection={<IconCopy {...icon} aria-hidden />}
          onClick={() => open({ kind: 'copy' })}
        >
          <Trans>Copiar de {earlier}</Trans>
        </Button>
      )}
      <UploadButton
        accept=".xlsx,.csv"
        send={(file): Promise<ReadBudget> =>
          client.valuations.budgets.readFile.mutate(file) as Promise<ReadBudget>
        }
        onSent={(read, fileName) => open({ kind: 'import', read, fileName })}
      >
        <Trans>Importar XLSX</Trans>
      </UploadButton>
      <Button
        variant="default"
        disabled={editing.document.rows.length >= maxBudgetRows}
        leftSection={<IconPlus {...icon} aria-hidden />}
        onClick={() => open({ kind: 'row', row: null })}
      >
        <Trans>Fila</Trans>
      </Button>
      <ReopenMonth editing={editing} />
    </div>
  );
};

/** Reopens the last closed month; its notes stay. */
const ReopenMonth = ({ editing: { document, change } }: Pick<ToolsProps, 'editing'>) => {
  const language = useLanguage();
  const { closedMonths } = document;
  if (closedMonths === 0) return null;
  const name = monthName(closedMonths - 1, language);
  return (
    <Button
      variant="default"
      onClick={() => change({ ...document, closedMonths: closedMonths - 1 })}
    >
      <Trans>Reabrir {name}</Trans>
    </Button>
  );
};

interface BudgetSheetProps {
  year: number;
  editing: BudgetEditing;
  sums: BudgetSums;
  view: BudgetView;
  onEditRow: (row: BudgetRow) => void;
}

const BudgetSheet = ({ year, editing, sums, view, onEditRow }: BudgetSheetProps) => {
  const { document } = editing;
  const cursor = useBudgetCursor(editing, view);
  return (
    <Sheet>
      <BudgetFormulaLine editing={editing} cursor={cursor} />
      <BudgetGrid {...{ year, document, sums, view, cursor, onEditRow }} />
      <div className={box({ scroll: 'x' }, text('small', 'tabular'), styles.barsScroll)}>
        <BudgetBars document={document} sums={sums} />
      </div>
      <StatusLine sums={sums} month={cursor.active.column} />
    </Sheet>
  );
};

const StatusLine = ({ sums, month }: { sums: BudgetSums; month: number }) => {
  const language = useLanguage();
  const name = monthName(month, language);
  const income = formatMoney(sums.sections.income.months[month] ?? 0, { language });
  const sample = formatNumber(4500, { language });
  const notable = formatMoney(10_000, { language });
  return (
    <div className={looks.status}>
      <span>
        <b className={styles.statusBudget}>{sample}</b> <Trans>presupuesto</Trans>
      </span>
      <span>
        <span className={styles.statusNotable} aria-hidden />{' '}
        <Trans>se desvía {notable} o más</Trans>
      </span>
      <span className={row({ gap: [4, 16], justify: 'end', wrap: true, flex: 1 })}>
        <span>
          {name}{' '}
          <Trans>
            <b>Suma {income}</b> de ingresos
          </Trans>
        </span>
        <span>
          <Trans>
            <kbd>F2</kbd> editar
          </Trans>
        </span>
        <span>
          <Trans>
            <kbd>Ctrl V</kbd> pegar desde Excel
          </Trans>
        </span>
      </span>
    </div>
  );
};

interface OpenedDialogProps {
  year: number;
  editing: BudgetEditing;
  opened: Opened | null;
  onClose: () => void;
}

const OpenedDialog = ({ year, editing, opened, onClose }: OpenedDialogProps) => {
  const { document, change } = editing;
  switch (opened?.kind) {
    case 'close':
      return <CloseMonthDialog editing={editing} onClose={onClose} />;
    case 'copy':
      return <CopyYearDialog year={year} editing={editing} onClose={onClose} />;
    case 'feed':
      return <BudgetToValuationDialog year={year} editing={editing} onClose={onClose} />;
    case 'row':
      return <RowDialog row={opened.row} editing={editing} onClose={onClose} />;
    case 'import': {
      const { read, fileName } = opened;
      const take = (): void => {
        const rows = mergeBudgetRows(document.rows, read.rows, {
          newId: () => crypto.randomUUID(),
          put: (row, given) => ({
            ...row,
            budget: given.budget ?? row.budget,
            actual: given.actual ?? row.actual,
          }),
        });
        change({ closedMonths: Math.max(document.closedMonths, read.closedMonths), rows });
        onClose();
      };
      return <ImportDialog {...{ read, fileName, onClose }} onTake={take} />;
    }
    case undefined:
      return null;
  }
};
