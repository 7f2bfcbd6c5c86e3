import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Input, Radio, SegmentedControl, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type ValuationType, valuationTypes } from '@valia/domain/valuations/valuation-type.ts';
import { fieldIssueText } from '@valia/i18n/field-issue-texts.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { callFailure } from '../../../lib/call-failure.ts';
import { useSession } from '../../../lib/session-store.ts';
import { showError } from '../../../lib/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './new-valuation-form.module.css';

const methods = ['mixed', 'dcf', 'multiples'] as const;

/** Type, company and method: what a valuation needs to begin. */
export const NewValuationForm = ({ onCancel }: { onCancel: () => void }) => {
  const { t, i18n } = useLingui();
  const methodLabel = useId();
  const [type, setType] = useState<ValuationType>('client_business');
  const [method, setMethod] = useState<(typeof methods)[number]>('mixed');
  const [companyName, setCompanyName] = useState('');
  const { companyError, refuse, create, isCreating } = useCreateValuation();
  const nameField = useRef<HTMLInputElement>(null);
  const session = useSession();
  const ownCompany = session.status === 'signed-in' ? (session.details?.organizationName ?? '') : '';
  const name = companyName === '' && type === 'own_business' ? ownCompany : companyName;

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (name.trim() === '') {
      refuse(t`Escribe el nombre de la empresa`);
      nameField.current?.focus();
      return;
    }
    void create({ type, method, companyName: name });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Radio.Group label={t`Qué vas a valorar`} value={type} onChange={(value) => setType(valuationTypes.find((known) => known === value) ?? type)}>
        <div className={styles.types}>
          {valuationTypes.map((value) => (
            <label key={value} className={styles.type}>
              <Radio value={value} size="sm" />
              {i18n._(valuationTerms.types[value])}
            </label>
          ))}
        </div>
      </Radio.Group>
      <TextInput
        ref={nameField}
        label={t`Empresa`}
        data-autofocus
        maxLength={160}
        autoComplete="off"
        value={name}
        error={companyError}
        onChange={(event) => setCompanyName(event.currentTarget.value)}
      />
      <div>
        <Input.Label component="span" id={methodLabel}>
          <Trans>Método</Trans>
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={methodLabel}
          data={methods.map((value) => ({ value, label: i18n._(valuationTerms.methodNames[value]) }))}
          value={method}
          onChange={(value) => setMethod(methods.find((known) => known === value) ?? method)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" loading={isCreating}>
          <Trans>Crear valoración</Trans>
        </Button>
        <Button variant="default" onClick={onCancel}>
          <Trans>Cancelar</Trans>
        </Button>
      </div>
    </form>
  );
};

/** Creates and opens the valuation. One id for all tries, so that a repeated call makes no second one. */
const useCreateValuation = () => {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { valuations } = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.valuations.create.useMutation();
  const [clientId] = useState(() => crypto.randomUUID());
  const [companyError, setCompanyError] = useState<string>();

  const create = async (input: Omit<Parameters<typeof mutateAsync>[0], 'clientId'>): Promise<void> => {
    setCompanyError(undefined);
    try {
      const { id } = await mutateAsync({ clientId, ...input });
      void valuations.list.invalidate();
      void valuations.dashboard.invalidate();
      await navigate({ to: '/valuation/$id', params: { id } });
    } catch (error) {
      const issue = callFailure(error)?.fields.find(({ path }) => path === 'companyName');
      if (issue === undefined) showError(error, t`No se pudo crear la valoración`);
      else setCompanyError(i18n._(fieldIssueText(issue)));
    }
  };

  return { companyError, refuse: setCompanyError, create, isCreating: isPending };
};
