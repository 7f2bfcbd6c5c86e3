import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import { formatDate, formatDateTime, formatNumber } from '@valia/i18n/format.ts';
import { languageNames } from '@valia/i18n/languages.ts';
import { reportTerms } from '@valia/i18n/terms/report-terms.ts';
import type { ReportVerification } from '@valia/domain/reports/report-schemas.ts';
import { ErrorState } from '../../components/states/error-state.tsx';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { trpc } from '../../lib/trpc.ts';
import { ReportFileComparison } from './report-file-comparison.tsx';
import styles from './verify-screen.module.css';
import { box, stack, text } from '../../components/style/class-names.ts';

/** The report issued under a code, or a note that there is none. */
export const IssuedReport = ({ code }: { code: string }) => {
  const { data, error, refetch } = trpc.valuations.verifyReport.useQuery(
    { code },
    { retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <>
      {/* Rendered before its text: a live region added together with its text may not be announced. */}
      <VisuallyHidden role="status">
        {data !== undefined && <Found issuedAt={data.issuedAt} />}
      </VisuallyHidden>
      {data === undefined ? (
        <NotShown code={code} error={error} onRetry={() => void refetch()} />
      ) : (
        <Issued report={data} />
      )}
    </>
  );
};

interface NotShownProps {
  code: string;
  /** Null while the answer is loading. */
  error: unknown;
  onRetry: () => void;
}

const NotShown = ({ code, error, onRetry }: NotShownProps) => {
  if (error === null) return <Skeleton height={220} radius="lg" />;
  if (callFailure(error)?.code === 'not-found') return <Unknown code={code} />;
  return <ErrorState error={error} onRetry={onRetry} />;
};

const Found = ({ issuedAt }: { issuedAt: string }) => {
  const date = formatDate(issuedAt, useLanguage());
  return <Trans>Código encontrado: el informe se emitió el {date}.</Trans>;
};

const Unknown = ({ code }: { code: string }) => (
  <section className={stack({ gap: 8, padTop: 16, borderTop: 'text' }, text('large'))} role="alert">
    <h2 className={text('serif-24', 'anywhere')}>
      <Trans>No hay ningún informe con el código {code}</Trans>
    </h2>
    <p>
      <Trans>
        Compara letra por letra con el pie del informe. Si coincide, el documento no se ha emitido
        en Valía: pide el original a quien te lo dio.
      </Trans>
    </p>
  </section>
);

const Issued = ({ report }: { report: ReportVerification }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const date = formatDateTime(report.issuedAt, language);
  const size = formatNumber(report.sizeBytes / 1024, { language });
  const facts = [
    { name: t`Emitido`, value: date },
    { name: t`Empresa`, value: report.companyInitials },
    { name: t({ message: 'Firma', context: 'Who signed' }), value: report.signerInitials },
    {
      name: t`Documento`,
      value: `${i18n._(reportTerms.kinds[report.kind])}, ${languageNames[report.language]}`,
    },
    { name: t`Tamaño`, value: t`${size} KB` },
  ];
  return (
    <section className={box({ padTop: 16, borderTop: 'text' })} aria-labelledby="issued">
      <h2 id="issued" className={text('serif-24', 'anywhere')}>
        <Trans>Este informe se emitió en Valía</Trans>
      </h2>
      <dl className={stack({ gap: [16, 24] }, styles.facts)}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === '' ? '–' : value}</dd>
          </div>
        ))}
        <div className={box({ span: 'all' })}>
          <dt>
            <Trans>SHA-256 del PDF</Trans>
          </dt>
          <dd className={text('anywhere')}>{report.sha256}</dd>
        </div>
      </dl>
      <ReportFileComparison sha256={report.sha256} />
    </section>
  );
};
