import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { accountsOfBudget } from '@valia/domain/budgets/accounts-of-budget.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { SearchedSelect } from '../../../components/select/searched-select.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
import { useOpenValuations } from '../../../lib/use-open-valuations.ts';
import styles from '../budget.module.css';
import type { BudgetEditing } from '../use-budget.ts';
import { stack, text } from '../../../components/style/class-names.ts';

type Wanted = RouterInputs['valuations']['budgets']['feedValuation']['valuation'];

interface FeedDialogProps {
  year: number;
  editing: Pick<BudgetEditing, 'document' | 'saver'>;
  onClose: () => void;
}

const asNew = 'new';

const useFeed = ({ year, editing: { saver } }: FeedDialogProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.valuations.budgets.feedValuation.useMutation();
  return useUserAction<Wanted, { valuationId: string }>({
    call: async (valuation) => {
      await saver.flush();
      return mutateAsync({ year, valuation });
    },
    done: t`Cuentas de ${year} llevadas a la valoración`,
    onDone: async ({ valuationId }) => {
      await utils.valuations.get.invalidate({ id: valuationId });
      await navigate({ to: '/valuation/$id', params: { id: valuationId } });
    },
    invalidates: [utils.valuations.list],
    failed: t`No se pudo llevar a la valoración`,
  });
};

/** Copies a closed year into a valuation as its base year. */
export const BudgetToValuationDialog = (props: FeedDialogProps) => {
  const { t } = useLingui();
  const { year, editing, onClose } = props;
  const { field } = useOpenValuations();
  const [chosen, choose] = useState(asNew);
  const [clientId] = useState(() => crypto.randomUUID());
  const { isPending, run } = useFeed(props);
  return (
    <FormDialog
      title={t`Llevar ${year} a una valoración`}
      onClose={onClose}
      text={
        <Trans>
          Serán las cuentas de su año base, con «Presupuesto mensual, doce meses cerrados» como
          fuente. Lo que la valoración tuviera en ese año se sustituye.
        </Trans>
      }
      action={<Trans>Llevar a la valoración</Trans>}
      isPending={isPending}
      onSubmit={() =>
        run(chosen === asNew ? { kind: 'new', clientId } : { kind: 'existing', id: chosen })
      }
    >
      <AccountsOfYear document={editing.document} />
      <SearchedSelect
        {...field}
        data-autofocus
        value={chosen}
        standing={[{ value: asNew, label: t`Nueva, de mi propio negocio` }]}
        onChoose={choose}
      />
    </FormDialog>
  );
};

const AccountsOfYear = ({ document }: Pick<BudgetEditing, 'document'>) => {
  const language = useLanguage();
  const accounts = accountsOfBudget(document);
  if (accounts === null) return null;
  const money = (amount: number): string => formatMoney(amount, { language });
  return (
    <dl className={stack({ gap: [4, 16] }, text('tabular'), styles.accounts)}>
      <dt>
        <Trans>Cifra de negocio</Trans>
      </dt>
      <dd>{money(accounts.revenue)}</dd>
      <dt>
        <Trans>EBITDA</Trans>
      </dt>
      <dd>{money(accounts.ebitda)}</dd>
      <dt>
        <Trans>Amortización</Trans>
      </dt>
      <dd>{money(accounts.depreciationAndAmortization)}</dd>
    </dl>
  );
};
