import { useLingui } from '@lingui/react/macro';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReportListItem } from '@valia/domain/reports/report-schemas.ts';
import { formatMoney } from '@valia/i18n/format.ts';
import { languageNames } from '@valia/i18n/languages.ts';
import { reportTerms } from '@valia/i18n/report-terms.ts';
import table from '../../components/data-table.module.css';
import { Sheet } from '../../components/sheet.tsx';
import { describeMoment } from '../../lib/describe-moment.ts';
import { useLanguage } from '../../lib/language.ts';
import { useDownloadFile } from '../../lib/use-download-file.ts';
import { useNow } from '../../lib/use-now.ts';
import styles from './report-list.module.css';

const media = '(min-width: 1200px)';

interface ReportProps {
  report: ReportListItem;
}

interface ReportListProps {
  items: readonly ReportListItem[];
  /** What the reports stand in one by one. */
  ref: (list: HTMLElement | null) => void;
}

/** The reports as a table, or as cards where a table does not fit. */
export const ReportList = ({ items, ref }: ReportListProps) => {
  const { t } = useLingui();
  const tableFits = useMediaQuery(media, true, { getInitialValueInEffect: false });
  if (!tableFits) {
    return (
      <ul ref={ref} className={styles.cards}>
        {items.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Sheet>
      <table className={`${table.table} ${styles.table}`}>
        <caption className={table.caption}>{t`Informes generados`}</caption>
        <thead>
          <tr>
            <th>{t`Empresa`}</th>
            <th>{t`Tipo`}</th>
            <th>{t`Idioma`}</th>
            <th data-align="end">{t`Valor central`}</th>
            <th>{t`Código`}</th>
            <th>{t`Hecho`}</th>
            <th data-align="end">{t`Documento`}</th>
          </tr>
        </thead>
        <tbody ref={ref}>
          {items.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </tbody>
      </table>
    </Sheet>
  );
};

const useVersionText = ({ version, comparedVersion }: ReportListItem): string => {
  const { t } = useLingui();
  return comparedVersion === null
    ? t`versión ${version}`
    : t`versión ${version} frente a ${comparedVersion}`;
};

/** What tells it from the others of its company. */
const useReportText = (report: ReportListItem): string => {
  const { i18n } = useLingui();
  const name = i18n._(reportTerms.kinds[report.kind]);
  return [name, languageNames[report.language], useVersionText(report)].join(' · ');
};

const ReportRow = ({ report }: ReportProps) => {
  const { i18n } = useLingui();
  const { kind } = report;
  return (
    <tr>
      <td className={styles.companyCell}>
        <Company report={report} />
      </td>
      <td>
        <span className={styles.kind}>{i18n._(reportTerms.kinds[kind])}</span>{' '}
        <span className={styles.version}>{useVersionText(report)}</span>
      </td>
      <td lang={report.language}>{languageNames[report.language]}</td>
      <td data-align="end" className={styles.value}>
        <Value report={report} />
      </td>
      <td className={styles.code}>
        <Code report={report} />
      </td>
      <td className={styles.dimmed}>
        <Made report={report} />
      </td>
      <td data-align="end">
        <Download report={report} />
      </td>
    </tr>
  );
};

const ReportCard = ({ report }: ReportProps) => (
  <div className={styles.card}>
    <Company report={report} />
    <p className={styles.dimmed}>{useReportText(report)}</p>
    <p className={styles.figures}>
      <strong className={styles.value}>
        <Value report={report} />
      </strong>
      <span className={styles.dimmed}>
        <Made report={report} />
      </span>
    </p>
    <p className={styles.code}>
      <Code report={report} />
    </p>
    <Download report={report} />
  </div>
);

const useCompanyName = ({ companyName }: ReportListItem): string => {
  const { t } = useLingui();
  return companyName === '' ? t`Empresa sin nombre` : companyName;
};

const Company = ({ report }: ReportProps) => {
  const name = useCompanyName(report);
  return (
    <Link to="/valuation/$id" params={{ id: report.valuationId }} className={styles.company}>
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
  if (code === null) return <span className={styles.dimmed}>{t`Sin código`}</span>;
  return (
    <Link to="/verify/$code" params={{ code }} aria-label={t`Verificar ${code}`}>
      {code}
    </Link>
  );
};

const Made = ({ report: { createdAt, createdBy } }: ReportProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  // Only the name of who made it goes to another line.
  const moment = describeMoment(createdAt, { i18n, language, now: useNow() }).replaceAll(
    ' ',
    '\u00a0',
  );
  return (
    <time dateTime={createdAt}>{createdBy === null ? moment : t`${moment}, por ${createdBy}`}</time>
  );
};

const Download = ({ report }: ReportProps) => {
  const { t } = useLingui();
  const download = useDownloadFile();
  const companyName = useCompanyName(report);
  const what = useReportText(report);
  const { fileId, fileName } = report;
  return (
    <a
      href={`/files/${fileId}`}
      download={fileName}
      className={styles.download}
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
