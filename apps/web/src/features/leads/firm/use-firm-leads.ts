import { useLingui } from '@lingui/react/macro';
import { getQueryKey } from '@trpc/react-query';
import type { FirmLead } from '@valia/domain/leads/lead-administration-schemas.ts';
import { firmLeads } from '@valia/domain/leads/lead-list.ts';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import { useListRows } from '../../../components/list/use-list-rows.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useRowChanges } from '../../../components/list/use-row-changes.ts';
import { showError } from '../../../lib/errors/show-error.ts';
import { useChangedToast } from '../../../lib/errors/use-changed-toast.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { firmLeadWords } from './firm-lead-words.tsx';

export type FirmLeadsListUrlState = ListUrlState<SearchOf<typeof firmLeads>>;

export const useFirmLeadsListUrlState = (): FirmLeadsListUrlState =>
  useListAddress(firmLeads, firmLeadWords);

const leads = {
  key: getQueryKey(trpc.admin.leads.list),
  toRow: (lead: FirmLead): FirmLead => lead,
};
const [tableSize, boardSize] = [50, 200];

/** The rows that match the URL, page by page. */
export const useFirmLeadPages = ({ search }: FirmLeadsListUrlState) => {
  const { list } = trpc.useUtils().client.admin.leads;
  return useListRows({
    ...leads,
    wanted: wantedOf(firmLeads, search),
    limit: search.as === 'board' ? boardSize : tableSize,
    read: (input, options) => list.query(input, options),
  });
};

/** Shows the changed lead, and refetches the other data that the change affects. */
export const useFirmLeadChanges = () => {
  const { get, totals, assignees } = trpc.useUtils().admin.leads;
  return useRowChanges({ ...leads, invalidates: [get, totals, assignees] });
};

/** Shows why a lead was not changed, and any change made to it meanwhile. */
export const useFirmLeadErrorToast = () => {
  const changes = useFirmLeadChanges();
  const tellChanged = useChangedToast();
  return (error: unknown, title: string): true => {
    void changes.invalidate();
    if (!tellChanged(error, title)) showError(error, title);
    return true;
  };
};

/** Moves any of the firm's leads between the stages. */
export const useMoveFirmLead = () => {
  const { t, i18n } = useLingui();
  const changes = useFirmLeadChanges();
  const refuse = useFirmLeadErrorToast();
  const { client } = trpc.useUtils();
  return async (lead: FirmLead, to: LeadStage, reason = ''): Promise<void> => {
    const { id: leadId, version, companyName: name } = lead;
    const stage = i18n._(leadTerms.stages[to]);
    changes.show({ ...lead, stage: to, lostReason: to === 'lost' ? reason : null });
    try {
      const moved = await client.admin.leads.move.mutate(
        to === 'lost' ? { leadId, version, to, lostReason: reason } : { leadId, version, to },
      );
      changes.show(moved);
      showToast({ kind: 'success', title: t`${name}, en ${stage}` });
      await changes.invalidate();
    } catch (error) {
      changes.show(lead);
      refuse(error, t`No se pudo cambiar la etapa`);
    }
  };
};
