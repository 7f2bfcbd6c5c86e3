import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Skeleton, Textarea, UnstyledButton } from '@mantine/core';
import { getQueryKey } from '@trpc/react-query';
import { issueReportList } from '@valia/domain/issue-reports/issue-report-list.ts';
import type {
  AnswerIssueReportInput,
  IssueReportItem,
} from '@valia/domain/issue-reports/issue-report-schemas.ts';
import { wantedOf } from '@valia/domain/lists/wanted-of.ts';
import { formatDateTime } from '@valia/i18n/format.ts';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FilterBar } from '../../../components/filters/filter-bar.tsx';
import type { ListUrlState } from '../../../components/filters/use-list-url-state.ts';
import type { ListWords } from '../../../components/list/list-words.ts';
import { useKeysetPages } from '../../../components/list/use-keyset-pages.ts';
import { useListWords } from '../../../components/list/use-list-words.ts';
import { Sheet } from '../../../components/sheet.tsx';
import { EmptyState } from '../../../components/states/empty-state.tsx';
import { QueryState } from '../../../components/states/query-state.tsx';
import { useTableFits } from '../../../components/table/use-table-fits.ts';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useChangedToast } from '../../../lib/errors/use-changed-toast.ts';
import { useLanguage } from '../../../lib/language.ts';
import { refreshPages, rewritePages } from '../../../lib/pages-cache.ts';
import { trpc } from '../../../lib/trpc.ts';
import { issueSeverityTexts, issueTypeTexts } from '../../issue-reports/shared/issue-terms.ts';
import { ExportOfReports } from './export-of-reports.tsx';
import type { PanelSearch } from './panel-search.ts';
import styles from './panel.module.css';
import {
  box,
  classNames,
  column,
  row,
  stack,
  text,
} from '../../../components/style/class-names.ts';

const looks = {
  line: stack({ gap: 12, align: 'baseline', width: 'full', pad: [10, 20] }, styles.line),
  age: text('size-13', 'dimmed', 'end', 'nowrap'),
};

const issuesKey = getQueryKey(trpc.admin.issues.list);

const useIssueReports = (search: PanelSearch) => {
  const { client } = trpc.useUtils();
  const wanted = wantedOf(issueReportList, search);
  const pages = useKeysetPages<IssueReportItem>({
    key: issuesKey,
    wanted,
    read: (cursor, options) =>
      client.admin.issues.list.query({ ...wanted, cursor, limit: 30 }, options),
  });
  const read = (cursor: string | null) =>
    client.admin.issues.list.query({ ...wanted, cursor, limit: 100 });
  return { ...pages, read };
};

const NoReports = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useLingui();
  return isFiltered ? (
    <EmptyState title={t`Ningún reporte coincide`} text={t`Prueba con otros filtros.`} />
  ) : (
    <EmptyState
      title={t`No hay reportes`}
      text={t`Lo que cuenten los usuarios sobre problemas estará aquí.`}
    />
  );
};

/** The problems that users reported to the firm. They are answered or closed here, and the sender is notified. */
export const IssueReports = ({ address }: { address: ListUrlState<PanelSearch> }) => {
  const { search, change } = address;
  const { query, rows, read } = useIssueReports(search);
  const { filters } = useListWords(issueReportList, reportWords, search);
  const isFiltered = address.activeFilters.length > 0;
  return (
    <>
      <div className={row({ gap: 8, align: 'start', justify: 'between', wrap: true })}>
        <FilterBar address={address} {...filters} isWide={useTableFits(960)} />
        <ExportOfReports isDisabled={rows.length === 0} read={read} />
      </div>
      <Sheet className={box({ pad: 0 })}>
        <QueryState query={query} loading={<Skeleton height={240} />}>
          {() =>
            rows.length === 0 ? (
              <NoReports isFiltered={isFiltered} />
            ) : (
              <ul>
                {rows.map((report) => (
                  <Report
                    key={report.id}
                    report={report}
                    isOpen={search.issue === report.id}
                    onToggle={() =>
                      change({ issue: search.issue === report.id ? undefined : report.id })
                    }
                  />
                ))}
              </ul>
            )
          }
        </QueryState>
      </Sheet>
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Cargar más</Trans>
        </Button>
      )}
    </>
  );
};

interface ReportProps {
  report: IssueReportItem;
  isOpen: boolean;
  onToggle: () => void;
}

const statusNames = {
  open: msg`Abierto`,
  answered: msg`Respondido`,
  closed: msg`Cerrado`,
} as const;

const reportWords: ListWords<typeof issueReportList, IssueReportItem> = {
  filters: {
    status: { name: msg`Estado`, choices: statusNames },
    severity: { name: msg`Gravedad`, choices: issueSeverityTexts },
    issueType: { name: msg`Tipo`, choices: issueTypeTexts },
  },
};

const Report = ({ report, isOpen, onToggle }: ReportProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { severity, issueType, status, title, reporterName, reporterEmail } = report;
  const facts: [string, string][] = [
    [t`Tipo`, i18n._(issueTypeTexts[issueType])],
    [t`Gravedad`, i18n._(issueSeverityTexts[severity])],
    [t`Enviado por`, `${reporterName} (${reporterEmail})`],
    [t`Llegó`, formatDateTime(report.createdAt, language)],
    [t`Página`, report.route],
    [t`Navegador`, report.userAgent],
  ];
  return (
    <li className={styles.queueItem} data-chosen={isOpen || undefined}>
      <UnstyledButton className={looks.line} aria-expanded={isOpen} onClick={onToggle}>
        <span className={text('size-13', 'dimmed')}>{i18n._(statusNames[status])}</span>
        <span className={classNames(text('anywhere'), styles.what)}>
          <strong>{title}</strong>{' '}
          <span className={classNames(text('size-13', 'dimmed'), styles.about)}>
            {[reporterName, i18n._(issueSeverityTexts[severity]).toLowerCase()].join(', ')}
          </span>
        </span>
        <span className={looks.age}>{formatDateTime(report.createdAt, language)}</span>
      </UnstyledButton>
      {isOpen && (
        <div className={column({ gap: 12 }, styles.detail)}>
          <p className={text('pre-wrap', 'anywhere')}>{report.description}</p>
          <dl className={row({ gap: [8, 32], wrap: true }, styles.facts)}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {report.errorStack !== null && <pre className={styles.stack}>{report.errorStack}</pre>}
          {report.answer !== null && (
            <p className={text('pre-wrap', 'anywhere')}>
              <strong>{report.answeredByName}</strong>: «{report.answer}»
            </p>
          )}
          {status !== 'closed' && <AnswerForm report={report} />}
        </div>
      )}
    </li>
  );
};

const useAnswer = (report: IssueReportItem) => {
  const { t } = useLingui();
  const { admin, client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const tellChanged = useChangedToast();
  const pages = { invalidate: () => refreshPages(queryClient, issuesKey) };
  return useUserAction<Pick<AnswerIssueReportInput, 'to' | 'answer'>, IssueReportItem>({
    call: (given) =>
      client.admin.issues.answer.mutate({ ...given, id: report.id, from: report.status }),
    done: ({ status }) => (status === 'closed' ? t`Reporte cerrado` : t`Respuesta enviada`),
    onDone: (changed) =>
      rewritePages<IssueReportItem, object>(queryClient, issuesKey, (row) => [
        row.id === changed.id ? changed : row,
      ]),
    invalidates: [pages, admin.panel.queue],
    onFailed: (error) => {
      void pages.invalidate();
      return tellChanged(error, t`No se pudo responder al reporte`);
    },
  });
};

const AnswerForm = ({ report }: { report: IssueReportItem }) => {
  const { t } = useLingui();
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isPending, run } = useAnswer(report);
  const isAnswerable = report.status === 'open';
  return (
    <form
      noValidate
      className={stack({ gap: 16 })}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnswerable && answer.trim() === '') setMissing(true);
        else run({ to: isAnswerable ? 'answered' : 'closed', answer });
      }}
    >
      {isAnswerable && (
        <Textarea
          label={t`Respuesta`}
          description={t`Quien lo envió la recibe en Valía y por correo.`}
          rows={4}
          maxLength={4000}
          value={answer}
          error={isMissing ? t`Escribe la respuesta` : undefined}
          onChange={({ currentTarget: { value } }) => {
            setMissing(false);
            setAnswer(value);
          }}
        />
      )}
      <div className={row({ gap: 8, wrap: true })}>
        {isAnswerable && (
          <Button type="submit" loading={isPending}>
            <Trans>Responder</Trans>
          </Button>
        )}
        <Button
          variant="default"
          loading={isPending}
          onClick={() => run({ to: 'closed', answer: '' })}
        >
          {isAnswerable ? <Trans>Cerrar sin responder</Trans> : <Trans>Cerrar el reporte</Trans>}
        </Button>
      </div>
    </form>
  );
};
