import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import {
  type ShareRight,
  shareRights,
} from '@valia/domain/valuations/valuation-sharing-schemas.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import { type SyntheticEvent, useRef, useState } from 'react';
import { callFailure } from '../../../../lib/errors/call-failure.ts';
import { showError } from '../../../../lib/errors/show-error.ts';
import { useOneAtATime } from '../../../../lib/act/use-one-at-a-time.ts';
import { useRightTexts } from './use-right-texts.ts';
import { useSharing } from './use-sharing.ts';
import { column } from '../../../../components/style/class-names.ts';

/** The server's error about the email address; null for any other failure. */
const useAddressRefusal = () => {
  const { i18n } = useLingui();
  return (error: unknown): string | null => {
    const issue = callFailure(error)?.fields.find(({ path }) => path === 'email');
    return issue === undefined ? null : i18n._(fieldIssueText(issue));
  };
};

/** The typed values, the server's error about them, and the submission; afterwards, the email field gets the focus. */
const useShareForm = () => {
  const { t } = useLingui();
  const refusalOf = useAddressRefusal();
  const { share, isBusy } = useSharing();
  const [email, setEmail] = useState('');
  const [right, setRight] = useState<ShareRight>('read');
  const [refusal, setRefusal] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const runAlone = useOneAtATime();

  const send = async (): Promise<void> => {
    try {
      await share(email, right);
      setEmail('');
      setRefusal(null);
    } catch (error) {
      const text = refusalOf(error);
      setRefusal(text);
      if (text === null) showError(error, t`No se pudo compartir`);
    }
    field.current?.focus();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void runAlone(send);
  };

  const typeEmail = (text: string): void => {
    setEmail(text);
    setRefusal(null);
  };

  return { field, email, typeEmail, right, setRight, refusal, isBusy, submit };
};

/** Shares the valuation with the user of an email address. */
export const ShareForm = () => {
  const { t } = useLingui();
  const rights = useRightTexts();
  const { field, email, typeEmail, right, setRight, refusal, isBusy, submit } = useShareForm();
  return (
    <form className={column({ gap: 12 })} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        type="email"
        label={t`Email de la persona`}
        description={t`Con el que entra en Valía.`}
        autoComplete="off"
        value={email}
        error={refusal}
        onChange={(event) => typeEmail(event.currentTarget.value)}
      />
      <NativeSelect
        label={t`Qué puede hacer`}
        value={right}
        data={shareRights.toReversed().map((value) => ({ value, label: rights[value] }))}
        onChange={({ currentTarget }) =>
          setRight(shareRights.find((known) => known === currentTarget.value) ?? 'read')
        }
      />
      <Button type="submit" loading={isBusy}>
        <Trans>Compartir</Trans>
      </Button>
    </form>
  );
};
