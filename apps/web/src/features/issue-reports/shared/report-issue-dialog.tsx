import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  issueSeverities,
  type IssueSeverity,
  type IssueType,
  issueTypes,
} from '@valia/domain/issue-reports/issue-report-list.ts';
import { hasForbiddenCharacter } from '@valia/domain/text/forbidden-character.ts';
import { normaliseLine } from '@valia/domain/text/normalise-text.ts';
import { FormDialog } from '../../../components/dialog/form-dialog.tsx';
import { useDraft, useStoredDraft } from '../../../components/form/use-draft.ts';
import { useSchemaForm } from '../../../components/form/use-schema-form.ts';
import { callFailure } from '../../../lib/errors/call-failure.ts';
import { useLanguage } from '../../../lib/language.ts';
import { retryTimeAfter } from '../../../lib/retry-after.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { trpc } from '../../../lib/trpc.ts';
import { issueSeverityTexts, issueTypeTexts } from './issue-terms.ts';
import { issueDraftKey } from './issue-draft-key.ts';
import { useSignedOutToast } from './use-signed-out-toast.ts';
import { stack } from '../../../components/style/class-names.ts';

export interface LockedIssue {
  error: unknown;
  route: string;
}

interface ReportIssueDialogProps {
  /** The fields that the error screen fixes: type, severity and title cannot be changed then. */
  locked?: LockedIssue | undefined;
  onClose: () => void;
}

interface Values {
  issueType: IssueType;
  severity: IssueSeverity;
  title: string;
  description: string;
}

const loadSchema = async () =>
  (await import('@valia/domain/issue-reports/issue-report-schemas.ts')).reportIssueInput;

/** Shows, for a report beyond the limit, when the next one is accepted. */
const useTellTooMany = () => {
  const { t } = useLingui();
  const language = useLanguage();
  return (error: unknown): void => {
    const retryAt = retryTimeAfter(error, language);
    showToast({
      kind: 'error',
      title: t`Límite alcanzado`,
      description:
        retryAt === null
          ? t`Has enviado demasiados reportes. Inténtalo de nuevo en una hora.`
          : t`Has enviado demasiados reportes. Puedes enviar otro a partir de las ${retryAt}.`,
    });
  };
};

const [stackMaximum, routeMaximum, userAgentMaximum] = [8_000, 300, 400];

const withoutRefused = (text: string): string =>
  Array.from(text, (character) => (hasForbiddenCharacter(character) ? ' ' : character)).join('');

const lineOf = (text: string, maximum: number): string =>
  withoutRefused(normaliseLine(text.slice(0, maximum)));

/**
 * The technical details that the browser adds to a report: path, browser, time, and error. The query string is
 * excluded, because it may contain a token.
 */
const issueContext = (error: unknown) => ({
  route: lineOf(window.location.pathname, routeMaximum),
  userAgent: lineOf(navigator.userAgent, userAgentMaximum),
  timestamp: new Date().toISOString(),
  ...(error instanceof Error && error.stack !== undefined
    ? { errorStack: withoutRefused(error.stack.slice(0, stackMaximum)) }
    : {}),
});

const useIssueForm = ({ locked, onClose }: ReportIssueDialogProps) => {
  const { t } = useLingui();
  const tellTooMany = useTellTooMany();
  const tellNotSignedIn = useSignedOutToast();
  const { mutateAsync } = trpc.auth.reportIssue.useMutation();
  const route = locked?.route ?? '';
  const initial: Values =
    locked === undefined
      ? { issueType: 'bug', severity: 'medium', title: '', description: '' }
      : { issueType: 'error', severity: 'high', title: t`Error en ${route}`, description: '' };
  const candidate = (values: Values) => ({ ...values, ...issueContext(locked?.error) });
  const issueForm = useSchemaForm({
    initial,
    begun: useDraft(issueDraftKey, initial),
    loadSchema,
    candidate,
    call: (values: Values) => mutateAsync(candidate(values)),
    done: () => ({
      kind: 'success',
      title: t`Reporte enviado`,
      description: t`Lo revisaremos pronto. Te avisaremos cuando respondamos.`,
    }),
    onDone: onClose,
    failed: t`Error al enviar reporte`,
    onFailed: (error) => {
      switch (callFailure(error)?.code) {
        case 'unauthenticated':
          tellNotSignedIn();
          return true;
        case 'too-many-requests':
          tellTooMany(error);
          return true;
        default:
          return false;
      }
    },
  });
  useStoredDraft(issueDraftKey, issueForm.form);
  return issueForm;
};

/** Reports a problem to the firm. */
export const ReportIssueDialog = (props: ReportIssueDialogProps) => {
  const { locked, onClose } = props;
  const { t } = useLingui();
  const { form, isPending, submit } = useIssueForm(props);
  const isLocked = locked !== undefined;
  return (
    <FormDialog
      title={t`Informar de un problema`}
      onClose={onClose}
      text={<Trans>Lo lee la firma. Con el reporte enviamos la página y el navegador.</Trans>}
      action={<Trans>Enviar reporte</Trans>}
      isPending={isPending}
      onSubmit={submit}
    >
      <div className={stack({ gap: 16 })}>
        <FixedLists form={form} isLocked={isLocked} />
        <TextInput
          label={t`Título`}
          readOnly={isLocked}
          maxLength={150}
          data-autofocus={isLocked ? undefined : true}
          {...form.getInputProps('title')}
        />
        <Textarea
          label={t`Descripción`}
          description={t`Qué hacías, qué esperabas y qué ha pasado.`}
          rows={5}
          maxLength={4000}
          data-autofocus={isLocked ? true : undefined}
          {...form.getInputProps('description')}
        />
      </div>
    </FormDialog>
  );
};

interface FixedListsProps {
  form: ReturnType<typeof useIssueForm>['form'];
  isLocked: boolean;
}

const FixedLists = ({ form, isLocked }: FixedListsProps) => {
  const { t, i18n } = useLingui();
  return (
    <div className={stack({ gap: 16, columns: 'halves' })}>
      <NativeSelect
        label={t`Tipo`}
        disabled={isLocked}
        data={issueTypes.map((value) => ({ value, label: i18n._(issueTypeTexts[value]) }))}
        {...form.getInputProps('issueType')}
      />
      <NativeSelect
        label={t`Gravedad`}
        disabled={isLocked}
        data={issueSeverities.map((value) => ({
          value,
          label: i18n._(issueSeverityTexts[value]),
        }))}
        {...form.getInputProps('severity')}
      />
    </div>
  );
};
