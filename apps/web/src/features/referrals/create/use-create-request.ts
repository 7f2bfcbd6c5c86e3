import { useLingui } from '@lingui/react/macro';
import type { RequestType } from '@valia/domain/collaborations/request-status.ts';
import type { RequestDraft } from '@valia/domain/collaborations/request-schemas.ts';
import { errorTexts } from '@valia/i18n/error-texts.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useState } from 'react';
import { useDraft, useStoredDraft } from '../../../components/form/use-draft.ts';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { useLanguage } from '../../../lib/language.ts';
import { type RouterInputs, trpc } from '../../../lib/trpc.ts';
import { useRequestChanges } from '../requests/use-requests.ts';

/** The value that represents the firm among the recipients. */
export const firmTarget = 'firm';

/** The typed values. An empty target is an adviser not chosen yet; an empty valuation is none. */
export interface RequestValues {
  targetAdvisorId: string;
  type: RequestType;
  valuationId: string;
  companyName: string;
  expectedValueCents: string;
  message: string;
}

const loadSchema = async () =>
  (await import('@valia/domain/collaborations/request-schemas.ts')).createRequestInput;

/** An invalid number is refused at its field. */
const centsOf = (text: string, language: Language): number | null => {
  const value = parseNumber(text, { language, kind: 'money' });
  if (value === 'invalid') return Number.NaN;
  return value === null ? null : Math.round(value * 100);
};

interface CreateRequest {
  draft: RequestDraft;
  targetAdvisorId: string;
  onDone: () => void;
}

/** The form of a new request. A request sent again after a failure has the same id. */
export const useCreateRequest = ({ draft, targetAdvisorId, onDone }: CreateRequest) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const changes = useRequestChanges();
  const [requestId] = useState(() => crypto.randomUUID());
  const [place, setPlace] = useState({ sector: draft.sector, province: draft.province });
  const { mutateAsync } = trpc.referrals.create.useMutation();
  const inputOf = (values: RequestValues): RouterInputs['referrals']['create'] => ({
    ...values,
    ...place,
    requestId,
    targetAdvisorId: values.targetAdvisorId === firmTarget ? null : values.targetAdvisorId,
    valuationId: values.valuationId === '' ? null : values.valuationId,
    expectedValueCents: centsOf(values.expectedValueCents, language),
  });
  const initial: RequestValues = {
    targetAdvisorId,
    type: targetAdvisorId === firmTarget ? 'referral' : 'co_working',
    valuationId: draft.valuation?.id ?? '',
    companyName: draft.companyName,
    expectedValueCents: '',
    message: '',
  };
  const name = `request-${targetAdvisorId}-${draft.valuation?.id ?? ''}`;
  const form = useSchemaForm({
    initial,
    begun: useDraft(name, initial),
    loadSchema,
    // A missing choice is an error; it is never replaced by the firm.
    candidate: (values) => {
      const input = inputOf(values);
      return input.targetAdvisorId === '' ? { ...input, targetAdvisorId: undefined } : input;
    },
    call: (values: RequestValues) => mutateAsync(inputOf(values)),
    done: t`Solicitud enviada`,
    onDone,
    invalidates: [changes],
    failed: t`No se pudo enviar la solicitud`,
    atFields: {
      'valuation-not-completed': { valuationId: i18n._(errorTexts['valuation-not-completed']) },
    },
  });
  useStoredDraft(name, form.form);
  const expectedValueCents = centsOf(form.form.values.expectedValueCents, language);
  return { ...form, setPlace, expectedValueCents };
};
