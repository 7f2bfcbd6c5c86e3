import { Trans, useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { FirmLead, FirmLeadTotals } from '@valia/domain/leads/lead-administration-schemas.ts';
import { isOpenLead } from '@valia/domain/leads/lead-stage.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { textColumn } from '../../../components/table/text-column.ts';
import { useMoment } from '../../../lib/use-moment.ts';
import { useLeadTexts } from '../parts/lead-texts.ts';
import { StagePill } from '../parts/stage-pill.tsx';
import styles from './firm-leads.module.css';
import { box, classNames, row, text } from '../../../components/style/class-names.ts';

const looks = {
  duplicate: box(
    { pad: [2, 6], radius: 4, background: 'warning-soft' },
    text('size-12', 'line-20', 'medium', 'warning', 'undecorated', 'nowrap'),
    styles.duplicate,
  ),
  amount: row({ inline: true, gap: 8, align: 'center' }, text('medium', 'tabular', 'nowrap')),
  size: box(
    { padX: 6, radius: 4, background: 'sunken' },
    text('size-11', 'line-20', 'strong', 'dimmed'),
    styles.size,
  ),
};

type FirmLeadColumn = TableColumn<FirmLead, FirmLead>;
type Thresholds = FirmLeadTotals['thresholds'] | undefined;

interface ColumnOptions {
  thresholds: Thresholds;
  onAssign: (lead: FirmLead) => void;
}

/** What the list says of each lead, and what only a file says. */
export const useFirmLeadColumns = (options: ColumnOptions): FirmLeadColumn[] => [
  ...useCompanyColumns(options),
  ...useStandingColumns(options),
  ...useExportedColumns(),
];

const useCompanyColumns = ({ thresholds }: ColumnOptions): FirmLeadColumn[] => {
  const { t } = useLingui();
  const { kindOf, sectorOf, sourceOf, aboutOf } = useLeadTexts();
  return [
    {
      id: 'company',
      name: t`Empresa`,
      width: '15em',
      cell: (lead) => <Company lead={lead} />,
      card: { place: 'title' },
      exported: ({ companyName }) => ({ text: companyName }),
    },
    textColumn({
      id: 'kind',
      name: t`Interés`,
      width: '5.5em',
      text: kindOf,
      card: { place: 'about', cell: aboutOf },
    }),
    {
      id: 'sector',
      name: t`Sector`,
      cell: (lead) => (
        <span className={styles.sector} title={sectorOf(lead) ?? undefined}>
          {sectorOf(lead) ?? '–'}
        </span>
      ),
      exported: (lead) => ({ text: sectorOf(lead) ?? '' }),
    },
    {
      id: 'revenue',
      name: t`Facturación`,
      firstSort: 'desc',
      align: 'end',
      width: '11em',
      cell: (lead) => <Revenue lead={lead} thresholds={thresholds} />,
      card: { place: 'figure' },
      exported: ({ annualRevenue }) => ({ amount: annualRevenue }),
    },
    textColumn({ id: 'source', name: t`Origen`, width: '8em', text: sourceOf }),
  ];
};

const useStandingColumns = ({ onAssign }: ColumnOptions): FirmLeadColumn[] => {
  const { t, i18n } = useLingui();
  const moment = useMoment();
  return [
    {
      id: 'created',
      name: t`Entró`,
      firstSort: 'desc',
      align: 'end',
      width: '7.5em',
      cell: ({ createdAt }) => moment(createdAt),
      card: { place: 'about' },
      exported: ({ createdAt }) => ({ day: createdAt }),
    },
    {
      id: 'stage',
      name: t`Etapa`,
      width: '8.5em',
      cell: ({ stage }) => <StagePill stage={stage} />,
      card: { place: 'aside' },
      exported: ({ stage }) => ({ text: i18n._(leadTerms.stages[stage]) }),
    },
    {
      id: 'adviser',
      name: t`Asesor`,
      width: '9em',
      cell: (lead) => <Assigned lead={lead} onAssign={onAssign} />,
      card: { place: 'line' },
      exported: ({ adviser }) => ({ text: adviser?.name ?? '' }),
    },
  ];
};

const useExportedColumns = (): FirmLeadColumn[] => {
  const { t } = useLingui();
  const { provinceOf } = useLeadTexts();
  return [
    { id: 'tax-id', name: t`NIF`, exported: ({ taxId }) => ({ text: taxId ?? '' }) },
    { id: 'province', name: t`Provincia`, exported: (lead) => ({ text: provinceOf(lead) ?? '' }) },
    { id: 'contact', name: t`Contacto`, exported: ({ contactName }) => ({ text: contactName }) },
    { id: 'phone', name: t`Teléfono`, exported: ({ phone }) => ({ text: phone }) },
    {
      id: 'lost',
      name: t`Motivo de la pérdida`,
      exported: ({ lostReason }) => ({ text: lostReason ?? '' }),
    },
  ];
};

/** The company's name, which opens its panel; beside it, the way to the lead that it may be. */
export const Company = ({ lead }: { lead: FirmLead }) => (
  <span className={row({ gap: [2, 8], align: 'center', wrap: true, minWidth: 0 })}>
    <Link
      to="."
      search={(before) => ({ ...before, lead: lead.id })}
      className={classNames(text('strong', 'undecorated', 'anywhere'), styles.name)}
      draggable={false}
      resetScroll={false}
    >
      {lead.companyName}
    </Link>
    {lead.duplicateOf !== null && (
      <Link
        to="."
        search={(before) => ({ ...before, merge: lead.id })}
        className={looks.duplicate}
        draggable={false}
        resetScroll={false}
      >
        <Trans>Posible duplicado</Trans>
      </Link>
    )}
  </span>
);

/** Above the thresholds that administrators are told of; the larger one asks for attention until somebody has it. */
const SizeTag = ({ lead, thresholds }: { lead: FirmLead; thresholds: Thresholds }) => {
  const { annualRevenue, adviser, stage } = lead;
  if (thresholds === undefined || annualRevenue === null) return null;
  const { high, extreme } = thresholds;
  if (annualRevenue <= high) return null;
  const millions = (annualRevenue > extreme ? extreme : high) / 1e6;
  const waits = adviser === null && isOpenLead(stage);
  const size = annualRevenue > extreme ? 'extreme' : 'high';
  return (
    <span className={looks.size} data-size={waits ? size : undefined}>
      <Trans>+{millions} M€</Trans>
    </span>
  );
};

const Revenue = (props: { lead: FirmLead; thresholds: Thresholds }) => {
  const { revenueOf } = useLeadTexts();
  return (
    <span className={looks.amount}>
      <SizeTag {...props} />
      {revenueOf(props.lead)}
    </span>
  );
};

/** Who has it, or the button that gives it to somebody. */
export const Assigned = ({
  lead,
  onAssign,
}: {
  lead: FirmLead;
  onAssign: (lead: FirmLead) => void;
}) => {
  const { t } = useLingui();
  const name = lead.companyName;
  if (lead.adviser !== null) return lead.adviser.name;
  return (
    <UnstyledButton
      className={box({ padX: 10, radius: 4 }, text('size-13'), styles.assign)}
      aria-label={t`Asignar ${name}`}
      onClick={() => onAssign(lead)}
    >
      <Trans>Asignar</Trans>
    </UnstyledButton>
  );
};
