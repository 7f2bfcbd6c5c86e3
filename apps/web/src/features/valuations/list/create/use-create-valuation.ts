import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { useRef, useState } from 'react';
import { callFailure } from '../../../../lib/errors/call-failure.ts';
import { showError } from '../../../../lib/errors/show-error.ts';
import { type RouterInputs, trpc } from '../../../../lib/trpc.ts';
import { refreshValuationList } from '../../shared/valuation-list-cache.ts';

type Wanted = Omit<RouterInputs['valuations']['create'], 'clientId'>;

/**
 * Returns the same id for all attempts with the same values, so that a repeated call does not create a second
 * valuation; changed values get a new id.
 */
const useClientId = (): ((wanted: Wanted) => string) => {
  const last = useRef({ wanted: '', id: '' });
  return (wanted) => {
    const text = JSON.stringify(wanted);
    if (last.current.wanted !== text) last.current = { wanted: text, id: crypto.randomUUID() };
    return last.current.id;
  };
};

/** Creates and opens the valuation. */
export const useCreateValuation = (focusCompany: () => void) => {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { auth, valuations } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = trpc.valuations.create.useMutation();
  const clientIdOf = useClientId();
  const [companyError, setCompanyError] = useState('');

  const refuseCompany = (reason: string): void => {
    setCompanyError(reason);
    focusCompany();
  };

  const create = async (wanted: Wanted): Promise<void> => {
    setCompanyError('');
    try {
      const { id } = await mutateAsync({ clientId: clientIdOf(wanted), ...wanted });
      void refreshValuationList(queryClient);
      void valuations.listTotals.invalidate();
      void valuations.dashboard.invalidate();
      void auth.account.storage.invalidate();
      // Replaces the dialog's history entry, because the back button would open the dialog again.
      await navigate({ to: '/valuation/$id', params: { id }, replace: true });
    } catch (error) {
      const issue = callFailure(error)?.fields.find(({ path }) => path === 'companyName');
      if (issue === undefined) showError(error, t`No se pudo crear la valoración`);
      else refuseCompany(i18n._(fieldIssueText(issue)));
    }
  };

  return { companyError, refuseCompany, create, isCreating: isPending };
};
