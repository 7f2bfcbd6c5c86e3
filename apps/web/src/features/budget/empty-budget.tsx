import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type BudgetRow, emptyBudgetRow } from '@valia/domain/budgets/budget-document.ts';
import { Sheet } from '../../components/sheet.tsx';
import { EmptyState } from '../../components/states/empty-state.tsx';
import type { BudgetEditing } from './use-budget.ts';
import { row } from '../../components/style/class-names.ts';

type Row = Pick<BudgetRow, 'section' | 'line' | 'label'>;

/** The usual income and costs of advisory firms, as initial rows. */
const useUsualRows = (): Row[] => {
  const { t } = useLingui();
  const income = (label: string, line: Row['line'] = 'revenue'): Row => ({
    section: 'income',
    line,
    label,
  });
  const cost = (label: string, line: Row['line'] = 'otherOperatingExpenses'): Row => ({
    section: 'cost',
    line,
    label,
  });
  return [
    income(t`Valoraciones e informes`),
    income(t`Honorarios de éxito`),
    income(t`Cuotas de encargo`),
    income(t`Comisiones por referencias`),
    income(t`Formación y otros`, 'otherIncome'),
    cost(t`Personal`, 'personnel'),
    cost(t`Colaboradores externos`, 'supplies'),
    cost(t`Oficina y suministros`),
    cost(t`Software y bases de datos`),
    cost(t`Marketing y viajes`),
    cost(t`Seguros, gestoría y otros`),
  ];
};

interface BudgetEmptyProps {
  year: number;
  editing: Pick<BudgetEditing, 'document' | 'change'>;
  /** Null when the year before has no budget. */
  onCopy: (() => void) | null;
}

export const EmptyBudget = ({ year, editing: { document, change }, onCopy }: BudgetEmptyProps) => {
  const { t } = useLingui();
  const usual = useUsualRows();
  const earlier = year - 1;
  const begin = (): void =>
    change({
      ...document,
      rows: usual.map((row) => emptyBudgetRow({ id: crypto.randomUUID(), ...row })),
    });
  return (
    <Sheet>
      <EmptyState
        title={t`Aún no hay presupuesto de ${year}`}
        text={t`Aquí verás los ingresos y costes de cada mes, lo previsto y lo real. Empieza con las partidas habituales de una asesoría, o importa las tuyas de una hoja de cálculo.`}
        action={
          <span className={row({ gap: 8, align: 'center', justify: 'center', wrap: true })}>
            <Button onClick={begin}>
              <Trans>Empezar con las partidas habituales</Trans>
            </Button>
            {onCopy !== null && (
              <Button variant="default" onClick={onCopy}>
                <Trans>Copiar de {earlier}</Trans>
              </Button>
            )}
          </span>
        }
      />
    </Sheet>
  );
};
