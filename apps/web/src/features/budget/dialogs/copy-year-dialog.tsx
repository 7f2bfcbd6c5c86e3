import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { copyBudget } from '@valia/domain/budgets/copy-budget.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { BudgetEditing } from '../use-budget.ts';

interface CopyYearDialogProps {
  year: number;
  editing: Pick<BudgetEditing, 'document' | 'change'>;
  onClose: () => void;
}

const useCopyYear = ({ year, editing: { document, change }, onClose }: CopyYearDialogProps) => {
  const { t } = useLingui();
  const { budgets } = trpc.useUtils().valuations;
  const earlier = year - 1;
  return useUserAction<number>({
    call: async (growth) => {
      const from = await budgets.get.fetch({ year: earlier });
      const newId = (): string => crypto.randomUUID();
      change(copyBudget(document, from.document, { growth, newId }));
    },
    done: t`Presupuesto de ${year} copiado de ${earlier}`,
    onDone: onClose,
    failed: t`No se pudo copiar`,
  });
};

/** Copies the previous year's budget, increased by a percentage. */
export const CopyYearDialog = (props: CopyYearDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { year, onClose } = props;
  const earlier = year - 1;
  const [growth, setGrowth] = useState('0');
  const rate = parseNumber(growth, { language, kind: 'rate' }) ?? 0;
  const isWrong = rate === 'invalid' || Math.abs(rate) > 10;
  const { isPending, run } = useCopyYear(props);
  return (
    <FormDialog
      title={t`Copiar de ${earlier}`}
      onClose={onClose}
      text={
        <Trans>
          El presupuesto de {year} toma los importes de {earlier}: los reales de los meses cerrados
          y los previstos del resto. Lo ya anotado como real no cambia, y se puede deshacer.
        </Trans>
      }
      action={<Trans>Copiar</Trans>}
      isPending={isPending}
      onSubmit={() => {
        if (!isWrong) run(rate);
      }}
    >
      <TextInput
        label={t`Incremento`}
        description={t`Sobre cada importe, por ejemplo 3 %.`}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        rightSection="%"
        value={growth}
        error={isWrong ? t`Escribe un porcentaje, por ejemplo 3` : undefined}
        onChange={(event) => setGrowth(event.currentTarget.value)}
      />
    </FormDialog>
  );
};
