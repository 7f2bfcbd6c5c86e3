import { useLingui } from '@lingui/react';
import { useNavigate } from '@tanstack/react-router';
import { publicPagePath } from '@valia/domain/paths/public-page-path.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { readLeadForm } from '@valia/i18n/read-lead-form.ts';
import { useState } from 'react';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { useLanguage } from '../../../lib/language.ts';
import { readUtm } from '@valia/domain/leads/read-utm.ts';
import { retryTimeAfter } from '../../../lib/retry-after.ts';
import { trpc } from '../../../lib/trpc.ts';
import { typedFormData, typedText } from '../../../lib/typed-form-data.ts';
import { findVisitId } from '../../../lib/visit.ts';
import { saveLeadDraft } from './lead-draft.ts';
import { sellFormId, type SendLead } from './use-sell-form.ts';

interface Refusal {
  text: string;
  retryAt: string | null;
  /** Reloads the page with the typed values; null when that would not help. */
  onReload: (() => void) | null;
}

const loadSchemas = () => import('@valia/domain/leads/lead-schemas.ts');

/** Sends an owner's form and navigates to the thank-you page, or shows why it was refused. */
export const useSendLead = (): { send: SendLead; refusal: Refusal | null } => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { mutateAsync } = trpc.referrals.leads.submit.useMutation();
  // The token of the page that the app replaced is older, so fast users are not refused.
  const [pageToken] = useState(() => typedText(typedFormData(sellFormId), 'formToken'));
  // Created when the form is shown: its age distinguishes a user from a program.
  const token = trpc.referrals.leads.formToken.useQuery(undefined, {
    initialData: () => (pageToken === '' ? undefined : { formToken: pageToken }),
    staleTime: Infinity,
    gcTime: 0,
  });

  const send: SendLead = async (typed, website) => {
    setRefusal(null);
    const { leadCompanyFormSchema, leadContactFormSchema } = await loadSchemas();
    const { company, contact } = readLeadForm(typed, language);
    try {
      await mutateAsync({
        ...leadCompanyFormSchema.parse(company),
        ...leadContactFormSchema.parse(contact),
        formToken: token.data?.formToken ?? '',
        website,
        language,
        utm: readUtm(new URLSearchParams(location.search)),
        visitId: findVisitId(),
      });
      await navigate({ to: publicPagePath('/sell-your-business/sent', language) });
      return [];
    } catch (error) {
      const failure = callFailure(error);
      const code = failure?.code ?? 'internal';
      const isUsed = code === 'lead-form-used';
      setRefusal({
        text: i18n._(errorTexts[code]),
        retryAt: retryTimeAfter(error, language),
        onReload: isUsed ? () => location.reload() : null,
      });
      if (isUsed) saveLeadDraft(typed);
      if (code === 'lead-form-refused') void token.refetch();
      return failure?.fields ?? [];
    }
  };
  return { send, refusal };
};
