import { useLingui } from '@lingui/react/macro';
import { IconDownload, IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReportListItem } from '@valia/domain/reports/report-schemas.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { languageNames } from '@valia/i18n/languages.ts';
import { reportTerms } from '@valia/i18n/terms/report-terms.ts';
import type { TableColumn } from '../../components/table/table-column.ts';
import { describeMoment } from '../../lib/describe-moment.ts';
import { useLanguage } from '../../lib/language.ts';
import { useDownloadEditableReport } from '../../lib/files/use-download-editable-report.ts';
import { useDownloadFile } from '../../lib/files/use-download-file.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './report-columns.module.css';
import { box, classNames, row, text } from '../../components/style/class-names.ts';

interface ReportProps {
  report: ReportListItem;
}

export const useReportColumns = (): TableColumn<ReportListItem>[] => {
  const { t, i18n } = useLingui();
  const versionText = useVersionText();
  const kindText = ({ kind }: ReportListItem): string => i18n._(reportTerms.kinds[kind]);
  return [
    {
      id: 'company',
      name: t`Empresa`,
      cell: (report) => (
        <span className={box({ display: 'block', padY: 4 }, styles.companyCell)}>
          <Company report={report} />
        </span>
      ),
      card: { place: 'title', cell: (report) => <Company report={report} isCard /> },
    },
    {
      id: 'kind',
      name: t`Tipo`,
      cell: (report) => (
        <span className={box({ display: 'block', padY: 4 })}>
          <span className={text('nowrap')}>{kindText(report)}</span>{' '}
          <span className={text('dimmed', 'nowrap')}>{versionText(report)}</span>
        </span>
      ),
      card: { place: 'about', cell: kindText },
    },
    {
      id: 'language',
      name: t`Idioma`,
      cell: ({ language }) => <span lang={language}>{languageNames[language]}</span>,
      card: { place: 'about', cell: ({ language }) => languageNames[language] },
    },
    { id: 'version', name: '', card: { place: 'about', cell: versionText } },
    ...useIssueColumns(),
  ];
};

/** The columns for the value, the download and the verification. */
const useIssueColumns = (): TableColumn<ReportListItem>[] => {
  const { t } = useLingui();
  return [
    {
      id: 'value',
      name: t`Valor central`,
      align: 'end',
      cell: (report) => (
        <span className={text('medium', 'nowrap')}>
          <Value report={report} />
        </span>
      ),
      card: {
        place: 'figure',
        cell: (report) => (
          <strong className={text('medium', 'nowrap')}>
            <Value report={report} />
          </strong>
        ),
      },
    },
    {
      id: 'code',
      name: t`Código`,
      cell: (report) => <Code report={report} />,
      card: { place: 'line' },
    },
    {
      id: 'made',
      name: t({ message: 'Hecho', context: 'When it was made' }),
      cell: (report) => <Made report={report} />,
      card: { place: 'figure' },
    },
    {
      id: 'file',
      name: t`Documento`,
      align: 'end',
      cell: (report) => <Files report={report} />,
      card: { place: 'line' },
    },
  ];
};

const useVersionText = () => {
  const { t } = useLingui();
  return ({ version, comparedVersion }: ReportListItem): string =>
    comparedVersion === null
      ? t`versión ${version}`
      : t`versión ${version} frente a ${comparedVersion}`;
};

const useCompanyName = ({ companyName }: ReportListItem): string => {
  const { t } = useLingui();
  return companyName === '' ? t`Empresa sin nombre` : companyName;
};

const Company = ({ report, isCard = false }: ReportProps & { isCard?: boolean }) => {
  const name = useCompanyName(report);
  return (
    <Link
      to="/valuation/$id"
      params={{ id: report.valuationId }}
      className={classNames(text('strong', 'undecorated', 'anywhere'), styles.company)}
      data-card={isCard || undefined}
    >
      {name}
    </Link>
  );
};

const Value = ({ report: { currency, equityCentral } }: ReportProps) => {
  const language = useLanguage();
  return equityCentral === null ? '–' : formatMoney(equityCentral, { language, currency });
};

const Code = ({ report: { code } }: ReportProps) => {
  const { t } = useLingui();
  return (
    <span className={box({ display: 'block' }, text('size-13', 'nowrap'))}>
      {code === null ? (
        <span className={text('dimmed', 'nowrap')}>{t`Sin código`}</span>
      ) : (
        <Link to="/verify/$code" params={{ code }} aria-label={t`${code}, verificar`}>
          {code}
        </Link>
      )}
    </span>
  );
};

const Made = ({ report: { createdAt, createdBy } }: ReportProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  // Non-breaking spaces, so that only the author's name may wrap to another line.
  const moment = describeMoment(createdAt, { i18n, language, now: useNow() }).replaceAll(
    ' ',
    '\u00a0',
  );
  return (
    <time className={classNames(text('dimmed'), styles.made)} dateTime={createdAt}>
      {createdBy === null ? moment : t`${moment}, por ${createdBy}`}
    </time>
  );
};

/** The text that distinguishes a report from the others of its company. */
const useWhat = (report: ReportListItem): string => {
  const { i18n } = useLingui();
  const version = useVersionText()(report);
  return [i18n._(reportTerms.kinds[report.kind]), languageNames[report.language], version].join(
    ' · ',
  );
};

const Files = ({ report }: ReportProps) => (
  <span className={row({ inline: true, gap: 16, align: 'center', justify: 'end' }, styles.files)}>
    <Download report={report} />
    {report.code !== null && <Copy report={report} code={report.code} />}
  </span>
);

/** An editable copy, which is generated on request. */
const Copy = ({ report, code }: ReportProps & { code: string }) => {
  const { t } = useLingui();
  const companyName = useCompanyName(report);
  const what = useWhat(report);
  const { isPending, run } = useDownloadEditableReport();
  return (
    <button
      type="button"
      className={row({ inline: true, gap: 6, align: 'center', minHeight: 32 }, styles.download)}
      aria-disabled={isPending}
      aria-label={t`DOCX: descargar, para editar, el informe de ${companyName}: ${what}`}
      onClick={() => run(code)}
    >
      <IconFileText size={16} stroke={1.5} aria-hidden />
      DOCX
    </button>
  );
};

const Download = ({ report }: ReportProps) => {
  const { t } = useLingui();
  const download = useDownloadFile();
  const companyName = useCompanyName(report);
  const { fileId, fileName } = report;
  const what = useWhat(report);
  return (
    <a
      href={`/files/${fileId}`}
      download={fileName}
      className={row({ inline: true, gap: 6, align: 'center', minHeight: 32 }, styles.download)}
      aria-label={t`Descargar el informe de ${companyName}: ${what}`}
      onClick={(event) => {
        event.preventDefault();
        void download(fileId, fileName);
      }}
    >
      <IconDownload size={16} stroke={1.5} aria-hidden />
      {t`Descargar`}
    </a>
  );
};
