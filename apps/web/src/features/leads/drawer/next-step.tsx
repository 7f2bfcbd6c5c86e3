import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { DayField } from '../../../components/dates/day-field.tsx';
import { isIsoDay } from '@valia/i18n/dates/parse-date.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { formatDayMonth, formatTime, formatWeekday } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useLeadChanges } from '../use-leads.ts';
import { useLeadErrorToast } from '../use-move-lead.ts';
import styles from './lead-drawer.module.css';
import { stack } from '../../../components/style/class-names.ts';

type Asked = 'done' | 'change';

/** The next step with a lead; once it is done, the following one is requested at once. */
export const NextStep = ({ lead }: { lead: LeadItem }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { nextStep } = lead;
  const dialog = asked !== null && (
    <NextStepDialog lead={lead} asked={asked} onClose={() => setAsked(null)} />
  );
  if (nextStep === null)
    return (
      <section className={styles.step} aria-label={t`Próximo paso`}>
        <p className={stack({ flex: 1 }, styles.stepText)}>
          <Trans>Sin próximo paso</Trans>
        </p>
        <Button variant="default" size="xs" onClick={() => setAsked('change')}>
          <Trans>Poner el próximo paso</Trans>
        </Button>
        {dialog}
      </section>
    );
  const weekday = formatWeekday(nextStep.at, language, 'long');
  const time = formatTime(nextStep.at, language);
  return (
    <section className={styles.step} data-set aria-label={t`Próximo paso`}>
      <span className={styles.stepDay}>{formatDayMonth(nextStep.at, language, now)}</span>
      <div className={stack({ flex: 1 }, styles.stepText)}>
        <span className={styles.meta}>{t`Próximo paso · ${weekday}, ${time}`}</span>
        <strong>{nextStep.text}</strong>
      </div>
      <Button variant="default" size="xs" onClick={() => setAsked('done')}>
        <Trans>Hecho</Trans>
      </Button>
      <Button variant="subtle" size="xs" onClick={() => setAsked('change')}>
        <Trans>Cambiar</Trans>
      </Button>
      {dialog}
    </section>
  );
};

interface NextStepDialogProps {
  lead: LeadItem;
  asked: Asked;
  onClose: () => void;
}

const usualTime = '10:00';
const textMaximum = 200;

/** The fields of a step, and the time that they define; null when they define none. */
const useStepFields = ({ lead, asked }: Pick<NextStepDialogProps, 'lead' | 'asked'>) => {
  const now = useNow();
  const known = asked === 'change' ? lead.nextStep : null;
  const at = known === null ? null : new Date(known.at);
  const tomorrow = madridCalendar.dayStart(madridCalendar.date(now), 1);
  const [text, setText] = useState(known?.text ?? '');
  const [day, setDay] = useState(madridCalendar.date(at ?? tomorrow));
  const [time, setTime] = useState(at === null ? usualTime : madridCalendar.time(at));
  const isWhen = isIsoDay(day) && /^\d\d:\d\d$/.test(time);
  const instant = isWhen ? madridCalendar.instantAt(day, time).toISOString() : null;
  return { text, setText, day, setDay, time, setTime, instant };
};

/** Saves the next step, or that there is none. */
const useSetStep = ({ lead, asked, onClose }: NextStepDialogProps) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const changes = useLeadChanges();
  const refuse = useLeadErrorToast();
  return useUserAction<LeadItem['nextStep'], LeadItem>({
    call: (nextStep) =>
      client.referrals.leads.setNextStep.mutate({
        leadId: lead.id,
        version: lead.version,
        nextStep,
        isDone: asked === 'done',
      }),
    done: (changed) => (changed.nextStep === null ? t`Paso terminado` : t`Próximo paso guardado`),
    onDone: (changed) => {
      changes.show(changed);
      onClose();
    },
    invalidates: [changes],
    onFailed: (error) => {
      refuse(error, t`No se pudo guardar el próximo paso`);
      onClose();
      return true;
    },
  });
};

const NextStepDialog = (props: NextStepDialogProps) => {
  const { lead, asked, onClose } = props;
  const { t } = useLingui();
  const fields = useStepFields(props);
  const [isTried, setTried] = useState(false);
  const { isPending, run } = useSetStep(props);
  const given = fields.text.trim();
  const done = lead.nextStep?.text ?? '';
  return (
    <FormDialog
      title={asked === 'done' ? t`¿Qué viene ahora?` : t`Próximo paso`}
      onClose={onClose}
      {...(asked === 'done' && { text: t`«${done}» queda hecho en el historial.` })}
      action={<Trans>Guardar el paso</Trans>}
      isPending={isPending}
      onSubmit={() => {
        if (given === '' || fields.instant === null) setTried(true);
        else run({ text: given, at: fields.instant });
      }}
    >
      <StepFields fields={fields} isTried={isTried} />
      {lead.nextStep !== null && (
        <Button variant="subtle" onClick={() => run(null)}>
          {asked === 'done' ? (
            <Trans>Hecho, sin próximo paso</Trans>
          ) : (
            <Trans>Quitar el próximo paso</Trans>
          )}
        </Button>
      )}
    </FormDialog>
  );
};

interface StepFieldsProps {
  fields: ReturnType<typeof useStepFields>;
  isTried: boolean;
}

const StepFields = ({ fields, isTried }: StepFieldsProps) => {
  const { t } = useLingui();
  const { text, setText, day, setDay, time, setTime, instant } = fields;
  return (
    <div className={stack({ gap: 16 })}>
      <TextInput
        label={t`Qué hay que hacer`}
        maxLength={textMaximum}
        data-autofocus
        value={text}
        error={isTried && text.trim() === '' && t`Escribe el próximo paso`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={stack({ gap: 12, columns: 'halves' })}>
        <DayField
          label={t`Día`}
          value={day}
          error={isTried && instant === null && t`Elige el día y la hora`}
          onChange={setDay}
        />
        <TextInput
          type="time"
          label={t`Hora`}
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </div>
    </div>
  );
};
