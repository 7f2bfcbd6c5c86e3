import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPercentage } from '@tabler/icons-react';
import { commissionList } from '@valia/domain/commissions/commission-list.ts';
import type { CommissionStatusTotals } from '@valia/domain/commissions/commission-schemas.ts';
import { formatCents } from '@valia/i18n/describe-entry.ts';
import { ListScreen } from '../../../components/list/list-screen.tsx';
import { NoRowsFound } from '../../../components/list/no-rows-found.tsx';
import { openRowState } from '../../../components/list/open-row-state.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { useSavedViewCalls } from '../../../components/views/use-saved-view-calls.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { CommissionBulkBar } from './commission-bulk-bar.tsx';
import { CommissionPanel } from './commission-panel.tsx';
import { commissionWords, useCommissionColumns } from './commission-words.tsx';
import { LedgerProofLine } from './ledger-proof-line.tsx';
import { TariffsDrawer } from './tariffs-drawer.tsx';
import {
  type CommissionRow,
  type CommissionsListUrlState,
  useCommissionPages,
} from './use-commissions.ts';

/** /admin/commissions: the commissions that the firm owes for referred companies, with the open one beside the list. */
export const CommissionsScreen = () => {
  const { t } = useLingui();
  const address = useListAddress(commissionList, commissionWords);
  const found = useCommissionPages(address);
  const totals = trpc.admin.commissions.totals.useQuery().data;
  const { tabs, filters } = useListWords(commissionList, commissionWords, address.search, {
    counts: countsOf(totals),
  });
  const opening = openRowState(address, 'commission');
  const panel = { rows: found.pages.rows, address, opening };
  return (
    <ListScreen<CommissionRow>
      address={address}
      head={{
        title: t`Comisiones`,
        sentence: useSentence(totals),
        action: <Tariffs address={address} />,
      }}
      file={{ home: '/admin/commissions', fileName: t`comisiones`, isForWide: true }}
      views={{
        tabs,
        verbs: useSavedViewCalls(trpc.admin.commissions, trpc.useUtils().admin.commissions.views),
      }}
      filters={filters}
      found={found}
      columns={useCommissionColumns()}
      crowding={{ columns: ['recipient', 'since'], until: 1600 }}
      opening={opening}
      selecting={{ nameOf: ({ companyName }) => companyName, Bar: CommissionBulkBar }}
      wording={{
        gender: 'feminine',
        counted: (count) =>
          t`${plural(count, { one: '# comisión', many: '# de comisiones', other: '# comisiones' })}`,
      }}
      empty={<NoneFound address={address} />}
    >
      <LedgerProofLine />
      {opening.id !== undefined && <CommissionPanel {...panel} commissionId={opening.id} />}
    </ListScreen>
  );
};

/** The number of commissions in each predefined view. */
const countsOf = (totals: CommissionStatusTotals | undefined) => {
  const of = totals?.byStatus;
  return {
    '': of && Object.values(of).reduce((sum, { count }) => sum + count, 0),
    earned: of?.earned.count,
    approved: of?.approved.count,
    overdue: totals?.overdue.count,
    paid: of?.paid.count,
    estimated: of?.estimated.count,
  };
};

const Tariffs = ({ address: { search, change } }: { address: CommissionsListUrlState }) => (
  <>
    <Button
      leftSection={<IconPercentage size={16} stroke={1.75} aria-hidden />}
      onClick={() => change({ tariffs: true })}
    >
      <Trans>Tarifas</Trans>
    </Button>
    {search.tariffs === true && <TariffsDrawer onClose={() => change({ tariffs: undefined })} />}
  </>
);

/** A sentence about the commissions that wait, and who they wait for. */
const useSentence = (totals: CommissionStatusTotals | undefined): string | undefined => {
  const { t } = useLingui();
  const language = useLanguage();
  if (totals === undefined) return undefined;
  const { byStatus, overdue } = totals;
  const earned = formatCents(byStatus.earned.cents, language);
  const approved = formatCents(byStatus.approved.cents, language);
  const late = t`${plural(overdue.count, { one: '# pago fuera de plazo', many: '# de pagos fuera de plazo', other: '# pagos fuera de plazo' })}`;
  return overdue.count > 0
    ? t`${earned} por aprobar y ${approved} por pagar, con ${late}.`
    : t`${earned} por aprobar y ${approved} por pagar.`;
};

const NoneFound = ({ address }: { address: CommissionsListUrlState }) => {
  const { t } = useLingui();
  return (
    <NoRowsFound
      address={address}
      title={t`Ninguna comisión coincide`}
      ofViews={{
        earned: t`Nada por aprobar`,
        approved: t`Nada por pagar`,
        overdue: t`Ningún pago fuera de plazo`,
      }}
      text={t`Una comisión nace con cada solicitud que tiene tarifa.`}
      whole={t`Ver todas`}
    />
  );
};
