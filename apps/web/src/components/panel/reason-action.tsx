import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { UserAction } from '../../lib/act/use-user-action.ts';
import { focusOnce } from '../../lib/focus/focus-once.ts';
import { useSchemaForm } from '../form/use-schema-form.ts';
import styles from './reason-action.module.css';
import { box, classNames, row, text } from '../style/class-names.ts';

const looks = { help: text('size-13', 'line-18', 'dimmed') };

interface GivenReason {
  reason: string;
}

export interface ReasonActionProps<Answer> {
  title: string;
  /** One line about the effect of the action. */
  help: string;
  /**
   * The element that opens the action. By default, a button with the action's name and an ellipsis, because a reason is
   * requested next.
   */
  opener?: ReactNode;
  /** The consequence, shown before the action is done. */
  consequence: string;
  action: string;
  isDanger?: boolean;
  isReasonOptional?: boolean;
  act: UserAction<GivenReason, Answer>;
}

interface UnfoldingProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** An action that expands in place: shows its effect and requests a reason, which is recorded. */
export const ReasonAction = <Answer,>({
  isOpen,
  onOpen,
  onClose,
  ...act
}: ReasonActionProps<Answer> & UnfoldingProps) => {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  // After it is collapsed, the focus returns to the element that expanded it.
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
}: Pick<ReasonActionProps<unknown>, 'action' | 'opener' | 'title' | 'isDanger'> &
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
}: ReasonActionProps<Answer> & Pick<UnfoldingProps, 'onClose'>) => {
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

/** The confirming button is outlined until nothing is missing. */
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
