import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import type { RequestDraft } from '@valia/domain/collaborations/request-schemas.ts';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { type RequestedAdviser, CreateRequestForm } from './create-request-form.tsx';

interface CreateRequestDialogProps {
  /** The lead or valuation that the request starts from; without either, the form starts empty. */
  from?: { lead?: string | undefined; valuation?: string | undefined };
  /** The recipient, when already chosen. */
  adviser?: RequestedAdviser;
  onClose: () => void;
}

const blank: RequestDraft = { companyName: '', sector: null, province: null, valuation: null };

/** A new request to the firm or to another adviser: empty, from a lead or from a valuation. */
export const CreateRequestDialog = ({ from = {}, adviser, onClose }: CreateRequestDialogProps) => {
  const { t } = useLingui();
  const name = adviser?.name ?? '';
  const { lead, valuation } = from;
  return (
    <QuestionDialog
      size={600}
      title={adviser === undefined ? t`Nueva solicitud` : t`Solicitud a ${name}`}
      onClose={onClose}
    >
      {lead === undefined && valuation === undefined ? (
        <CreateRequestForm draft={blank} adviser={adviser} onClose={onClose} />
      ) : (
        <FromDraft
          from={
            lead === undefined
              ? { kind: 'valuation', id: valuation ?? '' }
              : { kind: 'lead', id: lead }
          }
          onClose={onClose}
        />
      )}
    </QuestionDialog>
  );
};

interface FromDraftProps {
  from: { kind: 'lead' | 'valuation'; id: string };
  onClose: () => void;
}

const FromDraft = ({ from, onClose }: FromDraftProps) => {
  const query = trpc.referrals.draft.useQuery({ from });
  return (
    <QueryState query={query} loading={<Skeleton height={420} />}>
      {(draft) => (
        <>
          {from.kind === 'valuation' && draft.valuation === null && (
            <p role="note">
              <Trans>
                La valoración no tiene ninguna versión cerrada: complétala si quieres que la
                acompañe.
              </Trans>
            </p>
          )}
          <CreateRequestForm draft={draft} onClose={onClose} />
        </>
      )}
    </QueryState>
  );
};
