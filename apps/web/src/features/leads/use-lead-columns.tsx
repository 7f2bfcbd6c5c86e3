import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LeadItem } from '@valia/domain/leads/lead-schemas.ts';
import { formatDayMonth } from '@valia/i18n/format.ts';
import { leadTerms } from '@valia/i18n/terms/lead-terms.ts';
import type { TableColumn } from '../../components/table/table-column.ts';
import { useLanguage } from '../../lib/language.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './leads.module.css';
import { StagePill } from './parts/stage-pill.tsx';
import { useLeadTexts, useStepDate } from './parts/lead-texts.ts';
import { box, classNames, stack, text } from '../../components/style/class-names.ts';

const looks = {
  contact: classNames(text('size-13', 'line-18', 'regular', 'dimmed'), styles.contact),
  amount: text('medium', 'text', 'tabular', 'nowrap'),
};

type LeadColumn = TableColumn<LeadItem, LeadItem>;

/** What the table says of each lead, and what only a file says. */
export const useLeadColumns = (): LeadColumn[] => [
  ...useCompanyColumns(),
  ...useProgressColumns(),
  ...useExportedColumns(),
];

const useCompanyColumns = (): LeadColumn[] => {
  const { t } = useLingui();
  const { kindOf, sourceOf, revenueOf, aboutOf } = useLeadTexts();
  return [
    {
      id: 'company',
      name: t`Empresa`,
      firstSort: 'asc',
      width: '16em',
      cell: (lead) => (
        <div className={stack({ padY: 5 })}>
          <LeadLink lead={lead} />
          <span className={looks.contact}>{lead.contactName}</span>
        </div>
      ),
      card: { place: 'title', cell: (lead) => <LeadLink lead={lead} /> },
      exported: ({ companyName }) => ({ text: companyName }),
    },
    {
      id: 'about',
      name: t`Interés`,
      cell: aboutOf,
      card: { place: 'about' },
      exported: (lead) => ({ text: kindOf(lead) }),
    },
    {
      id: 'revenue',
      name: t`Facturación`,
      firstSort: 'desc',
      align: 'end',
      width: '8.5em',
      cell: (lead) => <span className={looks.amount}>{revenueOf(lead)}</span>,
      card: { place: 'figure' },
      exported: ({ annualRevenue }) => ({ amount: annualRevenue }),
    },
    {
      id: 'source',
      name: t`Origen`,
      width: '9.5em',
      cell: sourceOf,
      exported: (lead) => ({ text: sourceOf(lead) }),
    },
  ];
};

const useProgressColumns = (): LeadColumn[] => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const stageOf = ({ stage }: LeadItem): string => i18n._(leadTerms.stages[stage]);
  return [
    {
      id: 'created',
      name: t`Entró`,
      firstSort: 'desc',
      align: 'end',
      width: '6em',
      cell: ({ createdAt }) => formatDayMonth(createdAt, language, now),
      exported: ({ createdAt }) => ({ day: createdAt }),
    },
    {
      id: 'stage',
      name: t`Etapa`,
      width: '8.5em',
      cell: ({ stage }) => <StagePill stage={stage} />,
      card: { place: 'aside' },
      exported: (lead) => ({ text: stageOf(lead) }),
    },
    {
      id: 'next-step',
      name: t`Próximo paso`,
      firstSort: 'asc',
      cell: ({ nextStep }) => <NextStep step={nextStep} />,
      card: { place: 'line' },
      exported: ({ nextStep }) => ({ text: nextStep?.text ?? '' }),
    },
  ];
};

const useExportedColumns = (): LeadColumn[] => {
  const { t } = useLingui();
  const { sectorOf, provinceOf } = useLeadTexts();
  return [
    { id: 'sector', name: t`Sector`, exported: (lead) => ({ text: sectorOf(lead) ?? '' }) },
    { id: 'province', name: t`Provincia`, exported: (lead) => ({ text: provinceOf(lead) ?? '' }) },
    { id: 'contact', name: t`Contacto`, exported: ({ contactName }) => ({ text: contactName }) },
    { id: 'phone', name: t`Teléfono`, exported: ({ phone }) => ({ text: phone }) },
    {
      id: 'step-day',
      name: t`Fecha del próximo paso`,
      exported: ({ nextStep }) => ({ day: nextStep?.at ?? null }),
    },
  ];
};

/** The company's name, which opens the lead. */
export const LeadLink = ({ lead }: { lead: Pick<LeadItem, 'id' | 'companyName'> }) => (
  <Link
    to="."
    search={(before) => ({ ...before, lead: lead.id })}
    className={box({ minWidth: 0 }, text('body', 'strong', 'undecorated', 'anywhere'), styles.name)}
    draggable={false}
    resetScroll={false}
  >
    {lead.companyName}
  </Link>
);

const NextStep = ({ step }: { step: LeadItem['nextStep'] }) => {
  const describe = useStepDate();
  if (step === null) return '–';
  const { text, isOverdue } = describe(step.at);
  return (
    <span className={styles.step} data-overdue={isOverdue || undefined}>
      {step.text} <span className={looks.contact}>{text}</span>
    </span>
  );
};
