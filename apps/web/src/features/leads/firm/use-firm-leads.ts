import { useLingui } from '@lingui/react/macro';
import { getQueryKey } from '@trpc/react-query';
import type { FirmLead } from '@valia/domain/leads/lead-administration-schemas.ts';
import { firmLeads } from '@valia/domain/leads/lead-list.ts';
import type { LeadStage } from '@valia/domain/leads/lead-stage.ts';
import type { SearchOf } from '@valia/domain/lists/declare-list.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import type { Address } from '../../../components/filters/use-address.ts';
import { useFoundRows } from '../../../components/list/use-found-rows.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useRowChanges } from '../../../components/list/use-row-changes.ts';
import { showError } from '../../../lib/errors/show-error.ts';
import { useChangedToast } from '../../../lib/errors/use-changed-toast.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { firmLeadWords } from './firm-lead-words.tsx';

export type FirmLeadsAddress = Address<SearchOf<typeof firmLeads>>;

export const useFirmLeadsAddress = (): FirmLeadsAddress => useListAddress(firmLeads, firmLeadWords);

const leads = {
  key: getQueryKey(trpc.admin.leads.list),
  toRow: (lead: FirmLead): FirmLead => lead,
};
const [tableSize, boardSize] = [50, 200];

/** What the address asks for, page by page. */
export const useFirmLeadPages = ({ search }: FirmLeadsAddress) => {
  const { list } = trpc.useUtils().client.admin.leads;
  return useFoundRows({
    ...leads,
    wanted: wantedOf(firmLeads, search),
    limit: search.as === 'board' ? boardSize : tableSize,
    read: (input, options) => list.query(input, options),
  });
};

/** Shows what a lead has become, and reads anew what else that changes. */
export const useFirmLeadChanges = () => {
  const { get, totals, assignees } = trpc.useUtils().admin.leads;
  return useRowChanges({ ...leads, invalidates: [get, totals, assignees] });
};

/** Tells why a lead was not changed; what was done to it meanwhile is shown. */
export const useFirmLeadRefusal = () => {
  const changes = useFirmLeadChanges();
  const tellChanged = useChangedToast();
  return (error: unknown, title: string): true => {
    void changes.invalidate();
    if (!tellChanged(error, title)) showError(error, title);
    return true;
  };
};

/** Moves any lead of the firm's between the stages. */
export const useMovingFirmLead = () => {
  const { t, i18n } = useLingui();
  const changes = useFirmLeadChanges();
  const refuse = useFirmLeadRefusal();
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
