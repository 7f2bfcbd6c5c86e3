import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Menu, Skeleton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { FirmLead, FirmLeadDetails } from '@valia/domain/leads/lead-administration-schemas.ts';
import { type LeadStage, nextLeadStages } from '@valia/domain/leads/lead-stage.ts';
import { formatDate, formatDateTime, formatMoney } from '@valia/i18n/format.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import type { OpenRowState } from '../../../components/list/open-row-state.ts';
import { PanelHeader } from '../../../components/panel/panel-header.tsx';
import { PanelSection } from '../../../components/panel/panel-section.tsx';
import { RowPanel } from '../../../components/panel/row-panel.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { phoneLink } from '../parts/phone-link.ts';
import { FactList } from '../parts/fact-list.tsx';
import { HistoryLines, useEventLine } from '../parts/history-lines.tsx';
import { useLeadTexts } from '../parts/lead-texts.ts';
import { StageMenuItems } from '../parts/stage-menu-items.tsx';
import type { FirmLeadsListUrlState } from './use-firm-leads.ts';
import { box, row, text } from '../../../components/style/class-names.ts';

const looks = {
  meta: box({ display: 'block' }, text('fine', 'regular', 'dimmed')),
  message: box({ marginTop: 12 }, text('serif-16', 'pre-line', 'anywhere')),
};

interface FirmLeadPanelProps {
  leadId: string;
  rows: readonly FirmLead[];
  address: FirmLeadsListUrlState;
  opening: OpenRowState;
  onAssign: (lead: FirmLead) => void;
  onMove: (lead: FirmLead, to: LeadStage) => void;
}

/** One lead beside the list: its facts, actions and history. */
export const FirmLeadPanel = (props: FirmLeadPanelProps) => {
  const { leadId, rows, opening } = props;
  const { t } = useLingui();
  const query = trpc.admin.leads.get.useQuery({ leadId });
  const lead = query.data?.lead ?? rows.find(({ id }) => id === leadId);
  return (
    <RowPanel
      label={lead?.companyName ?? t`Lead`}
      head={
        lead && (
          <PanelHeader title={lead.companyName}>
            <About lead={lead} />
          </PanelHeader>
        )
      }
      openId={leadId}
      rows={rows}
      opening={opening}
    >
      <QueryState query={query} loading={<Skeleton height={320} m={24} />}>
        {(details) => <Details {...props} details={details} />}
      </QueryState>
    </RowPanel>
  );
};

const About = ({ lead }: { lead: FirmLead }) => {
  const { aboutOf } = useLeadTexts();
  return <span className={looks.meta}>{aboutOf(lead)}</span>;
};

type DetailsProps = FirmLeadPanelProps & { details: FirmLeadDetails };

const Details = (props: DetailsProps) => {
  const { details } = props;
  const lineOf = useEventLine(details.lead);
  return (
    <>
      <Acts {...props} />
      <PanelSection>
        <Facts details={details} />
        {details.message !== '' && <p className={looks.message}>«{details.message}»</p>}
      </PanelSection>
      <PanelSection heading={<Trans>Historial</Trans>}>
        <HistoryLines lines={details.events.map(lineOf)} />
      </PanelSection>
    </>
  );
};

const Acts = ({ details: { lead }, address, onAssign, onMove }: DetailsProps) => (
  <PanelSection>
    <div className={row({ gap: 8, wrap: true })}>
      <Button variant="default" size="xs" onClick={() => onAssign(lead)}>
        {lead.adviser === null ? <Trans>Asignar</Trans> : <Trans>Cambiar asesor</Trans>}
      </Button>
      {nextLeadStages(lead.stage).length > 0 && (
        <Menu position="bottom-start" width={200}>
          <Menu.Target>
            <Button
              variant="default"
              size="xs"
              rightSection={<IconChevronDown size={14} stroke={1.75} aria-hidden />}
            >
              <Trans>Cambiar etapa</Trans>
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <StageMenuItems lead={lead} move={onMove} />
          </Menu.Dropdown>
        </Menu>
      )}
      {lead.duplicateOf !== null && (
        <Button variant="default" size="xs" onClick={() => address.change({ merge: lead.id })}>
          <Trans>Ver el posible duplicado</Trans>
        </Button>
      )}
    </div>
  </PanelSection>
);

const Facts = ({ details }: { details: FirmLeadDetails }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { sourceOf, revenueOf } = useLeadTexts();
  const { lead, taxId, ebitda, reason, timing, email, consentAt, consentVersion } = details;
  const consented = formatDate(consentAt, language);
  const central = details.valuation?.equityCentral ?? null;
  const currency = details.valuation?.currency ?? 'EUR';
  const facts = [
    { name: t`Asesor`, value: lead.adviser?.name ?? t`Sin asignar` },
    { name: t`Etapa`, value: i18n._(leadTerms.stages[lead.stage]) },
    { name: t`Motivo de la pérdida`, value: lead.lostReason },
    { name: t`NIF`, value: taxId },
    { name: t`Facturación`, value: revenueOf(lead) },
    { name: t`EBITDA`, value: ebitda === null ? null : formatMoney(ebitda, { language }) },
    {
      name: t`Valoración enviada`,
      value: central === null ? null : formatMoney(central, { language, currency }),
    },
    { name: t`Motivo`, value: reason && i18n._(leadTerms.reasons[reason]) },
    { name: t`Plazo`, value: timing && i18n._(leadTerms.timings[timing]) },
    { name: t`Contacto`, value: lead.contactName },
    { name: t`Teléfono`, value: <a href={phoneLink(lead)}>{lead.phone}</a> },
    { name: t`Email`, value: <a href={`mailto:${email}`}>{email}</a> },
    { name: t`Entró`, value: formatDateTime(lead.createdAt, language) },
    { name: t`Vía`, value: sourceOf(lead) },
    { name: t`Consentimiento`, value: t`texto ${consentVersion}, ${consented}` },
  ];
  return <FactList facts={facts.filter(({ value }) => value !== null)} />;
};
