import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Textarea } from '@mantine/core';
import type { SecurityEventItem } from '@valia/domain/security/security-event-schemas.ts';
import { formatDateTime } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { LinkButton } from '../../../components/link-button.tsx';
import type { OpenRowState } from '../../../components/list/open-row-state.ts';
import { PanelFacts } from '../../../components/panel/panel-facts.tsx';
import { PanelHeader } from '../../../components/panel/panel-header.tsx';
import { PanelSection } from '../../../components/panel/panel-section.tsx';
import { RowPanel } from '../../../components/panel/row-panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useChangedToast } from '../../../lib/errors/use-changed-toast.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { securityEventTexts } from '../security-event-texts.ts';
import { Severity } from './event-words.tsx';
import { useDetailTexts } from './use-detail-texts.ts';
import { type EventRow, useEventChanges } from './use-security-events.ts';
import styles from './security-events.module.css';
import { stack } from '../../../components/style/class-names.ts';

interface EventPanelProps {
  eventId: string;
  rows: readonly EventRow[];
  opening: OpenRowState;
}

/** One event beside the list: its facts, and the action that removes it from the badge's count. */
export const EventPanel = ({ eventId, rows, opening }: EventPanelProps) => {
  const { t, i18n } = useLingui();
  const query = trpc.admin.security.get.useQuery({ id: eventId });
  const event = query.data ?? rows.find(({ id }) => id === eventId);
  const name = event === undefined ? t`Aviso` : i18n._(securityEventTexts[event.eventType]);
  return (
    <RowPanel
      label={name}
      head={<PanelHeader title={name} />}
      openId={eventId}
      rows={rows}
      opening={opening}
    >
      <PanelSection>
        <QueryState query={query} loading={<Skeleton height={160} />}>
          {(known) => <Facts event={known} />}
        </QueryState>
      </PanelSection>
      {event !== undefined && (
        <PanelSection>
          <Subject event={event} />
          {event.acknowledgedAt === null && <Acknowledge key={event.id} event={event} />}
        </PanelSection>
      )}
    </RowPanel>
  );
};

const Facts = ({ event }: { event: SecurityEventItem }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { acknowledgedAt, acknowledgedByName, note, detail } = event;
  const at = acknowledgedAt === null ? '' : formatDateTime(acknowledgedAt, language);
  const by = acknowledgedByName ?? '';
  const details = useDetailTexts()(detail);
  const facts = [
    { name: t`Gravedad`, value: <Severity severity={event.severity} /> },
    { name: t`Cuándo`, value: formatDateTime(event.createdAt, language) },
    { name: t`Sobre`, value: event.subject },
    ...(details.length === 0
      ? []
      : [{ name: t`Datos`, value: details.map((text) => <p key={text}>{text}</p>) }]),
    {
      name: t`Estado`,
      value:
        acknowledgedAt === null
          ? t`Sin reconocer`
          : by === ''
            ? t`Reconocido el ${at}`
            : t`Reconocido por ${by} el ${at}`,
    },
    ...(note === null ? [] : [{ name: t`Nota`, value: `«${note}»` }]),
  ];
  return <PanelFacts facts={facts} />;
};

const Subject = ({ event }: { event: SecurityEventItem }) => {
  const { eventType, detail, isAboutLead, subject, subjectId } = event;
  if (eventType === 'audit_chain_broken') {
    const { row } = detail;
    return typeof row === 'number' ? (
      <LinkButton variant="default" to="/admin/audit-logs" search={{ upTo: row, row: String(row) }}>
        <Trans>Ver la primera fila que falla</Trans>
      </LinkButton>
    ) : (
      <LinkButton variant="default" to="/admin/audit-logs">
        <Trans>Ver el registro</Trans>
      </LinkButton>
    );
  }
  if (subject === null || subjectId === null) return null;
  return isAboutLead ? (
    <LinkButton variant="default" to="/admin/sell-leads" search={{ lead: subjectId }}>
      <Trans>Ver el lead</Trans>
    </LinkButton>
  ) : (
    <LinkButton variant="default" to="/admin/users" search={{ user: subjectId }}>
      <Trans>Ver la cuenta</Trans>
    </LinkButton>
  );
};

const Acknowledge = ({ event }: { event: SecurityEventItem }) => {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const changes = useEventChanges();
  const tellChanged = useChangedToast();
  const [note, setNote] = useState('');
  const { isPending, run } = useUserAction<void, SecurityEventItem>({
    call: () => client.admin.security.acknowledge.mutate({ id: event.id, note }),
    done: t`Aviso reconocido`,
    onDone: changes.show,
    invalidates: [changes],
    failed: t`No se pudo reconocer el aviso`,
    onFailed: (error) => {
      void changes.invalidate();
      return tellChanged(error, t`No se pudo reconocer el aviso`);
    },
  });
  return (
    <form
      className={stack({ gap: 12, justifyItems: 'start' }, styles.form)}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        run();
      }}
    >
      <Textarea
        label={t`Nota (opcional)`}
        description={t`Queda en el registro, para los demás administradores.`}
        rows={3}
        maxLength={500}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
      <Button type="submit" loading={isPending}>
        <Trans>Reconocer</Trans>
      </Button>
    </form>
  );
};
