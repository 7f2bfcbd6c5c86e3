import { Trans, useLingui } from '@lingui/react/macro';
import { Input, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { RequestDraft } from '@valia/domain/collaborations/request-schemas.ts';
import { type RequestType, requestTypes } from '@valia/domain/collaborations/request-status.ts';
import { requestTerms } from '@valia/i18n/terms/request-terms.ts';
import { useId } from 'react';
import { DialogForm } from '../../../components/dialog/dialog-form.tsx';
import { OptionalLabel } from '../../../components/form/optional-label.tsx';
import { useSession } from '../../../lib/session/session-store.ts';
import { CommissionEstimate } from './commission-estimate.tsx';
import { TargetField } from './target-field.tsx';
import { firmTarget, useCreateRequest } from './use-create-request.ts';
import { ValuationField } from './valuation-field.tsx';
import styles from './create-request.module.css';
import { row, stack, text } from '../../../components/style/class-names.ts';

const looks = { count: text('size-13', 'regular', 'dimmed') };

/** The recipient of a request, as the directory lists them. */
export interface RequestedAdviser {
  id: string;
  name: string;
}

interface CreateRequestFormProps {
  draft: RequestDraft;
  adviser?: RequestedAdviser | undefined;
  onClose: () => void;
}

const messageMaximum = 2_000;

export const CreateRequestForm = ({ draft, adviser, onClose }: CreateRequestFormProps) => {
  const { t } = useLingui();
  const targetAdvisorId = adviser?.id ?? firmTarget;
  const { form, isPending, submit, setPlace, expectedValueCents } = useCreateRequest({
    draft,
    targetAdvisorId,
    onDone: onClose,
  });
  const session = useSession();
  const isAdviser = session.status === 'signed-in' && session.details?.role === 'advisor';
  const { targetAdvisorId: chosen, type, companyName, valuationId } = form.values;
  const toFirm = chosen === firmTarget;
  return (
    <DialogForm
      text={<WhatFollows toFirm={toFirm} />}
      action={<Trans>Enviar solicitud</Trans>}
      isPending={isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <div className={stack({ gap: 16, columns: 1 })}>
        {isAdviser && adviser === undefined && (
          <TargetField
            {...form.getInputProps('targetAdvisorId')}
            value={chosen}
            onChoose={(id) => form.setFieldValue('targetAdvisorId', id)}
          />
        )}
        {isAdviser && (
          <TypeField type={type} onChoose={(value) => form.setFieldValue('type', value)} />
        )}
        <ValuationField
          {...form.getInputProps('valuationId')}
          toFirm={toFirm}
          onChoose={(valuation) => {
            form.setFieldValue('valuationId', valuation?.id ?? '');
            if (valuation === null) return;
            setPlace({ sector: valuation.sector, province: valuation.province });
            if (companyName === '') form.setFieldValue('companyName', valuation.companyName);
          }}
        />
        <TextInput label={t`Empresa`} autoComplete="off" {...form.getInputProps('companyName')} />
        <ValueAndMessage form={form} />
        <CommissionEstimate {...{ type, valuationId, expectedValueCents }} />
      </div>
    </DialogForm>
  );
};

/** The expected price, and the message. */
const ValueAndMessage = ({ form }: Pick<ReturnType<typeof useCreateRequest>, 'form'>) => {
  const { t } = useLingui();
  const written = form.values.message.length;
  return (
    <>
      <TextInput
        label={<OptionalLabel text={t`Valor previsto`} />}
        description={
          form.values.valuationId === ''
            ? t`Por cuánto crees que se puede vender`
            : t`Sin indicarlo, cuenta el valor de la valoración`
        }
        inputMode="decimal"
        autoComplete="off"
        rightSection="€"
        className={styles.amount ?? ''}
        {...form.getInputProps('expectedValueCents')}
      />
      <Textarea
        label={
          <span className={row({ inline: true, gap: 8, align: 'baseline' })}>
            {t`Mensaje`}
            <span className={looks.count}>{t`${written} de ${messageMaximum}`}</span>
          </span>
        }
        rows={4}
        maxLength={messageMaximum}
        {...form.getInputProps('message')}
      />
    </>
  );
};

const WhatFollows = ({ toFirm }: { toFirm: boolean }) =>
  toFirm ? (
    <Trans>
      La firma responde en 48 horas y, desde que la envías, puede leer la valoración que la
      acompañe.
    </Trans>
  ) : (
    <Trans>
      Tiene 30 días para responder. Hasta entonces puedes retirarla. Si acepta, podrá leer la última
      versión cerrada de la valoración.
    </Trans>
  );

interface TypeFieldProps {
  type: RequestType;
  onChoose: (type: RequestType) => void;
}

const TypeField = ({ type, onChoose }: TypeFieldProps) => {
  const { i18n } = useLingui();
  const labelId = useId();
  return (
    <div>
      <Input.Label component="span" id={labelId}>
        <Trans>Tipo</Trans>
      </Input.Label>
      <SegmentedControl
        fullWidth
        className={styles.types ?? ''}
        aria-labelledby={labelId}
        data={requestTypes.map((value) => ({ value, label: i18n._(requestTerms.types[value]) }))}
        value={type}
        onChange={(value) => onChoose(requestTypes.find((one) => one === value) ?? type)}
      />
    </div>
  );
};
