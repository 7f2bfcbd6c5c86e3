import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Act } from '../../lib/act/use-act.ts';
import { focusOnce } from '../../lib/focus/focus-once.ts';
import { useSchemaForm } from '../form/use-schema-form.ts';
import styles from './reason-act.module.css';
import { box, classNames, row, text } from '../style/class-names.ts';

const looks = { help: text('size-13', 'line-18', 'dimmed') };

interface GivenReason {
  reason: string;
}

export interface ReasonActProps<Answer> {
  title: string;
  /** What it does, in a line. */
  help: string;
  /** Opens it; without it, a button of the act's name with three dots: a reason is asked for. */
  opener?: ReactNode;
  /** What follows, told before it is done. */
  consequence: string;
  action: string;
  isDanger?: boolean;
  isReasonOptional?: boolean;
  act: Act<GivenReason, Answer>;
}

interface UnfoldingProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** An act that unfolds in place: says what it does and asks why; the reason is kept on record. */
export const ReasonAct = <Answer,>({
  isOpen,
  onOpen,
  onClose,
  ...act
}: ReasonActProps<Answer> & UnfoldingProps) => {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  // Folded again, the focus is where it was unfolded from.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('button,select')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={place} className={box({ padY: 12 }, styles.act)} data-open={isOpen || undefined}>
      <div className={row({ gap: 16, align: 'center', justify: 'between' })}>
        <div className={box({ minWidth: 0 })}>
          <h4 className={text('body', 'strong')}>{act.title}</h4>
          <p className={looks.help}>{isOpen ? act.consequence : act.help}</p>
        </div>
        {!isOpen && <Opener {...act} onOpen={onOpen} />}
      </div>
      {isOpen && <ReasonForm {...act} onClose={onClose} />}
    </div>
  );
};

const Opener = ({
  action,
  opener = `${action}…`,
  title,
  isDanger,
  onOpen,
}: Pick<ReasonActProps<unknown>, 'action' | 'opener' | 'title' | 'isDanger'> &
  Pick<UnfoldingProps, 'onOpen'>) =>
  typeof opener === 'string' ? (
    <Button
      variant="default"
      size="compact-sm"
      className={isDanger === true ? styles.danger : undefined}
      aria-label={opener.replace('…', '') === title ? undefined : `${opener} ${title}`}
      onClick={onOpen}
    >
      {opener}
    </Button>
  ) : (
    opener
  );

const loadReasonSchema = async () =>
  (await import('@valia/domain/text/reason-schema.ts')).reasonSchema;
const loadOptionalReasonSchema = async () =>
  (await import('@valia/domain/text/reason-schema.ts')).optionalReasonSchema;

const ReasonForm = <Answer,>({
  action,
  act,
  isDanger = false,
  isReasonOptional = false,
  onClose,
}: ReasonActProps<Answer> & Pick<UnfoldingProps, 'onClose'>) => {
  const { t } = useLingui();
  const { form, isPending, submit } = useSchemaForm<GivenReason, Answer>({
    ...act,
    initial: { reason: '' },
    loadSchema: isReasonOptional ? loadOptionalReasonSchema : loadReasonSchema,
    onDone: async (answer, given) => {
      await act.onDone?.(answer, given);
      onClose();
    },
  });
  const isReady = isReasonOptional || form.values.reason.trim() !== '';
  return (
    <form noValidate className={box({ position: 'relative', marginTop: 8 })} onSubmit={submit}>
      <p className={classNames(text('size-12', 'line-20', 'dimmed'), styles.record)}>
        <Trans>Queda en el registro</Trans>
      </p>
      <Textarea
        label={isReasonOptional ? t`Motivo (opcional)` : t`Motivo`}
        required={!isReasonOptional}
        withAsterisk={false}
        rows={2}
        maxLength={500}
        data-autofocus
        ref={focusOnce}
        {...form.getInputProps('reason')}
      />
      <Buttons {...{ action, isDanger, isReady, isPending, onClose }} />
    </form>
  );
};

interface ButtonsProps {
  action: string;
  isDanger: boolean;
  isReady: boolean;
  isPending: boolean;
  onClose: () => void;
}

/** What does it is an outline until nothing is missing. */
const Buttons = ({ action, isDanger, isReady, isPending, onClose }: ButtonsProps) => (
  <div className={row({ gap: 8, justify: 'end', marginTop: 8 })}>
    <Button variant="subtle" size="compact-sm" className={styles.cancel} onClick={onClose}>
      <Trans>Cancelar</Trans>
    </Button>
    <Button
      type="submit"
      size="compact-sm"
      variant={isReady ? 'filled' : 'default'}
      className={isDanger ? styles.danger : undefined}
      data-ready={isReady || undefined}
      loading={isPending}
    >
      {action}
    </Button>
  </div>
);
