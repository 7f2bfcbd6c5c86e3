import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  budgetLines,
  type BudgetLine,
  type BudgetRow,
  type BudgetSection,
  emptyBudgetRow,
  maxBudgetLabelLength,
} from '@valia/domain/budgets/budget-document.ts';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import type { BudgetEditing } from '../use-budget.ts';
import { stack } from '../../../components/style/class-names.ts';

interface RowDialogProps {
  /** The row to edit; null for a new one. */
  row: BudgetRow | null;
  editing: Pick<BudgetEditing, 'document' | 'change'>;
  onClose: () => void;
}

type Kind = `${BudgetSection} ${BudgetLine}`;

const kindOf = (section: BudgetSection, line: BudgetLine): Kind => `${section} ${line}`;

/** The names of the lines that a row may belong to, as in a valuation's accounts. */
const useKindNames = (): { group: string; items: { value: Kind; label: string }[] }[] => {
  const { t } = useLingui();
  const names: Record<BudgetLine, string> = {
    revenue: t`Cifra de negocio`,
    otherIncome: t`Otros ingresos`,
    personnel: t`Personal`,
    supplies: t`Compras y subcontratas`,
    otherOperatingExpenses: t`Otros gastos de explotación`,
    depreciationAndAmortization: t`Amortización`,
  };
  const itemsOf = (section: BudgetSection) =>
    budgetLines[section].map((line) => ({ value: kindOf(section, line), label: names[line] }));
  return [
    { group: t`Ingresos`, items: itemsOf('income') },
    { group: t`Costes`, items: itemsOf('cost') },
  ];
};

const readKind = (value: string): Pick<BudgetRow, 'section' | 'line'> => {
  const income = budgetLines.income.find((line) => kindOf('income', line) === value);
  if (income !== undefined) return { section: 'income', line: income };
  const cost = budgetLines.cost.find((line) => kindOf('cost', line) === value);
  return { section: 'cost', line: cost ?? 'otherOperatingExpenses' };
};

const useRowDraft = ({ row, editing: { document, change }, onClose }: RowDialogProps) => {
  const [label, setLabel] = useState(row?.label ?? '');
  const [kind, setKind] = useState<string>(
    row === null ? kindOf('income', 'revenue') : kindOf(row.section, row.line),
  );
  const [isChecked, setChecked] = useState(false);
  const name = label.trim();
  const take = (rows: BudgetRow[]): void => {
    change({ ...document, rows });
    onClose();
  };
  const submit = (): void => {
    setChecked(true);
    if (name === '') return;
    const placed = { label: name, ...readKind(kind) };
    if (row === null)
      take([...document.rows, emptyBudgetRow({ id: crypto.randomUUID(), ...placed })]);
    else
      take(document.rows.map((known) => (known.id === row.id ? { ...known, ...placed } : known)));
  };
  const remove = (): void => take(document.rows.filter(({ id }) => id !== row?.id));
  return { label, setLabel, kind, setKind, isNameless: isChecked && name === '', submit, remove };
};

/** Adds a row, or changes a row's name and the line that it belongs to. */
export const RowDialog = (props: RowDialogProps) => {
  const { t } = useLingui();
  const { row, onClose } = props;
  const draft = useRowDraft(props);
  return (
    <FormDialog
      title={row === null ? t`Nueva partida` : t`Editar partida`}
      onClose={onClose}
      action={row === null ? <Trans>Añadir partida</Trans> : <Trans>Guardar</Trans>}
      isPending={false}
      onSubmit={() => draft.submit()}
    >
      <div className={stack({ gap: 12 })}>
        <TextInput
          label={t`Nombre`}
          maxLength={maxBudgetLabelLength}
          data-autofocus
          value={draft.label}
          error={draft.isNameless ? t`Escribe el nombre de la partida` : undefined}
          onChange={(event) => draft.setLabel(event.currentTarget.value)}
        />
        <NativeSelect
          label={t`Tipo`}
          description={t`Es la línea de las cuentas en la que suma si llevas el año a una valoración.`}
          data={useKindNames()}
          value={draft.kind}
          onChange={(event) => draft.setKind(event.currentTarget.value)}
        />
        {row !== null && (
          <Button variant="subtle" color="red" onClick={draft.remove}>
            <Trans>Eliminar la partida</Trans>
          </Button>
        )}
      </div>
    </FormDialog>
  );
};
