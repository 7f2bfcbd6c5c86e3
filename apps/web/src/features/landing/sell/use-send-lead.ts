import { useLingui } from '@lingui/react';
import { useNavigate } from '@tanstack/react-router';
import { publicAddress } from '@valia/domain/paths/public-address.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import { readLeadForm } from '@valia/i18n/read-lead-form.ts';
import { useState } from 'react';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { useLanguage } from '../../../lib/language.ts';
import { readUtm } from '@valia/domain/leads/read-utm.ts';
import { retryTimeAfter } from '../../../lib/retry-after.ts';
import { trpc } from '../../../lib/trpc.ts';
import { typedForm, typedText } from '../../../lib/typed-form.ts';
import { findVisitId } from '../../../lib/visit.ts';
import { saveLeadDraft } from './lead-draft.ts';
import { sellFormId, type SendLead } from './use-sell-form.ts';

interface Refusal {
  text: string;
  retryAt: string | null;
  /** Reloads the page with what was typed, where that helps. */
  onReload: (() => void) | null;
}

const loadSchemas = () => import('@valia/domain/leads/lead-schemas.ts');

/** Sends an owner's form and leads to the thanks, or tells why not. */
export const useSendLead = (): { send: SendLead; refusal: Refusal | null } => {
  const { i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { mutateAsync } = trpc.referrals.leads.submit.useMutation();
  // That of the page which the app took over from is older: whoever is quick is not refused.
  const [pageToken] = useState(() => typedText(typedForm(sellFormId), 'formToken'));
  // Made when the form is shown: its age is what tells a person from a program.
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
      await navigate({ to: publicAddress('/sell-your-business/sent', language) });
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
