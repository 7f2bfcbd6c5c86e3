import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ListedAdviser } from '@valia/domain/directory/directory-schemas.ts';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { sectorName } from '@valia/domain/sectors/sector-name.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import { languageNames } from '@valia/i18n/languages.ts';
import { specialtyTerms } from '@valia/i18n/terms/specialty-terms.ts';
import type { TableColumn } from '../../../components/table/table-column.ts';
import { useLanguage } from '../../../lib/language.ts';
import { initialsOf } from '../../../lib/people/initials-of.ts';
import styles from './advisers.module.css';
import { box, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  note: box({ display: 'block' }, text('fine', 'regular', 'dimmed')),
  presentation: box({ display: 'block', marginTop: 2 }, text('fine', 'regular', 'dimmed')),
};

const hoursADay = 24;

/** The median of actual response times: in hours below a day, otherwise in whole days. */
const useAnswerTime = () => {
  const { t } = useLingui();
  return (hours: number | null): string => {
    if (hours === null) return t`Sin datos`;
    const [whole, days] = [Math.max(1, Math.round(hours)), Math.round(hours / hoursADay)];
    return hours < hoursADay
      ? t`${plural(whole, { one: '# hora', many: '# de horas', other: '# horas' })}`
      : t`${plural(days, { one: '# día', many: '# de días', other: '# días' })}`;
  };
};

/** The columns of the directory: name and company, and what each adviser chose to publish. */
export const useAdviserColumns = (
  ask: ((adviser: ListedAdviser) => void) | null,
): TableColumn<ListedAdviser>[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const provinceOf = ({ province }: ListedAdviser): string =>
    (province === null ? null : findProvince(province))?.names[language] ?? '–';
  const languagesOf = ({ languages }: ListedAdviser): string =>
    languages.length === 0 ? '–' : languages.map((one) => languageNames[one]).join(', ');
  return [
    {
      id: 'name',
      name: t`Asesor`,
      firstSort: 'asc',
      cell: (row) => <Person row={row} />,
      card: { place: 'title' },
    },
    {
      id: 'province',
      name: t`Provincia`,
      width: '8.5em',
      cell: provinceOf,
      card: { place: 'about', cell: (row) => row.province && provinceOf(row) },
    },
    {
      id: 'specialties',
      name: t`Especialidad y sectores`,
      cell: (row) => <Knowledge row={row} />,
      card: { place: 'line', cell: (row) => row.specialties.length > 0 && <Knowledge row={row} /> },
    },
    {
      id: 'languages',
      name: t`Idiomas`,
      width: '10em',
      cell: languagesOf,
      card: { place: 'about', cell: (row) => (row.languages.length > 0 ? languagesOf(row) : null) },
    },
    ...useWorkColumns(),
    {
      id: 'ask',
      name: t`Solicitar`,
      align: 'end',
      width: '7.5em',
      header: <span className={text('spoken')}>{t`Solicitar`}</span>,
      cell: (row) => <Ask row={row} ask={ask} />,
      card: { place: 'line' },
    },
  ];
};

/** The columns about how an adviser has handled requests so far. */
const useWorkColumns = (): TableColumn<ListedAdviser>[] => {
  const { t } = useLingui();
  const language = useLanguage();
  const answerTime = useAnswerTime();
  const count = ({ collaborations }: ListedAdviser) => formatNumber(collaborations, { language });
  return [
    {
      id: 'answers',
      name: t`Responde en`,
      align: 'end',
      width: '7em',
      cell: ({ answersInHours }) => answerTime(answersInHours),
      card: {
        place: 'line',
        cell: ({ answersInHours }) => {
          const time = answerTime(answersInHours);
          return answersInHours === null ? null : t`Responde en ${time}`;
        },
      },
    },
    {
      id: 'collaborations',
      name: t`Colaboraciones`,
      firstSort: 'desc',
      align: 'end',
      width: '8em',
      cell: count,
    },
  ];
};

const Person = ({ row: { name, company, presentation } }: { row: ListedAdviser }) => {
  const [first = '', last = ''] = name.split(' ');
  return (
    <div className={stack({ gap: 12, align: 'center', padY: 8 }, styles.person)}>
      <span className={styles.avatar} aria-hidden>
        {initialsOf(first, last, name)}
      </span>
      <div>
        <strong className={box({ display: 'block' }, text('strong', 'anywhere'))}>{name}</strong>
        <span className={looks.note}>{company ?? ''}</span>
        {presentation !== '' && <p className={looks.presentation}>{presentation}</p>}
      </div>
    </div>
  );
};

const Knowledge = ({ row: { specialties, sectors } }: { row: ListedAdviser }) => {
  const { i18n } = useLingui();
  const language = useLanguage();
  if (specialties.length === 0 && sectors.length === 0) return '–';
  return (
    <div className={box({ padY: 6 })}>
      <span>{specialties.map((one) => i18n._(specialtyTerms[one])).join(', ')}</span>
      <span className={looks.note}>
        {sectors.map((code) => sectorName(code, language)).join(', ')}
      </span>
    </div>
  );
};

const Ask = ({
  row,
  ask,
}: {
  row: ListedAdviser;
  ask: ((adviser: ListedAdviser) => void) | null;
}) => {
  const { t } = useLingui();
  const { name } = row;
  return (
    ask !== null && (
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t`Solicitar a ${name}`}
        onClick={() => ask(row)}
      >
        <Trans>Solicitar</Trans>
      </Button>
    )
  );
};
