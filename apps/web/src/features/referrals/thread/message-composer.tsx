import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import type { RequestDetails } from '@valia/domain/collaborations/request-schemas.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useCounterpartName } from '../requests/use-request-times.ts';
import styles from './thread.module.css';
import { box, row, text } from '../../../components/style/class-names.ts';

const looks = {
  dimmed: text('small', 'dimmed'),
  composer: box({ pad: [16, 24], borderTop: 'strong' }, styles.composer),
  key: box({ marginLeft: 'auto' }, text('inherit', 'size-12', 'dimmed')),
};

interface ComposerProps {
  details: RequestDetails;
  onSend: (text: string) => void;
}

/** The field for a new message; Ctrl or Cmd with Enter sends it. */
export const MessageComposer = ({ details, onSend }: ComposerProps) => {
  const { t } = useLingui();
  const name = useCounterpartName()(details.request.counterpart);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (text.trim() === '') {
      field.current?.focus();
      return;
    }
    onSend(text.trim());
    setText('');
    field.current?.focus();
  };
  return (
    <form noValidate className={looks.composer} onSubmit={submit}>
      <Textarea
        ref={field}
        aria-label={
          details.request.counterpart.kind === 'firm' ? t`Escribe a la firma` : t`Escribe a ${name}`
        }
        placeholder={
          details.request.counterpart.kind === 'firm' ? t`Escribe a la firma` : t`Escribe a ${name}`
        }
        rows={3}
        maxLength={4000}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <div className={row({ gap: [8, 12], align: 'center', wrap: true, marginTop: 8 })}>
        <span className={looks.dimmed}>
          <Trans>Los documentos van con la valoración: genera un informe y compártelo.</Trans>
        </span>
        <kbd className={looks.key}>{t`Ctrl Intro`}</kbd>
        <Button type="submit">
          <Trans>Enviar</Trans>
        </Button>
      </div>
    </form>
  );
};
