import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  IssueReportItem,
  IssueReportPage,
} from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { PagedListExport } from '../../../components/export/paged-list-export.tsx';
import { issueSeverityTexts, issueTypeTexts } from '../../issue-reports/shared/issue-terms.ts';

interface ExportOfReportsProps {
  isDisabled: boolean;
  read: (cursor: string | null) => Promise<IssueReportPage>;
}

/** Exports the reports to a file, with the current filters. */
export const ExportOfReports = ({ isDisabled, read }: ExportOfReportsProps) => {
  const { t, i18n } = useLingui();
  return (
    <PagedListExport<IssueReportItem>
      columns={[
        { name: t`Llegó`, exported: ({ createdAt }) => ({ day: createdAt }) },
        {
          name: t`Tipo`,
          exported: ({ issueType }) => ({ text: i18n._(issueTypeTexts[issueType]) }),
        },
        {
          name: t`Gravedad`,
          exported: ({ severity }) => ({ text: i18n._(issueSeverityTexts[severity]) }),
        },
        { name: t`Título`, exported: ({ title }) => ({ text: title }) },
        { name: t`Descripción`, exported: ({ description }) => ({ text: description }) },
        { name: t`Enviado por`, exported: ({ reporterEmail }) => ({ text: reporterEmail }) },
        { name: t`Página`, exported: ({ route }) => ({ text: route }) },
        { name: t`Respuesta`, exported: ({ answer }) => ({ text: answer ?? '' }) },
      ]}
      home="/admin"
      fileName={t`reportes-de-problemas`}
      tooManyText={(count) => t`${count} reportes son demasiados para un archivo`}
      doneText={(count) =>
        t`${plural(count, { one: '1 reporte exportado', many: '# de reportes exportados', other: '# reportes exportados' })}`
      }
      isDisabled={isDisabled}
      read={read}
    />
  );
};
