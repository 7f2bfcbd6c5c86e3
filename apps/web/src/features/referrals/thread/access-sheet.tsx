import { Trans, useLingui } from '@lingui/react/macro';
import { Button, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type {
  LinkedValuation,
  RequestDetails,
} from '@valia/domain/collaborations/request-schemas.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { type ReactNode, useState } from 'react';
import { MoneyFigure } from '../../../components/money-figure.tsx';
import { Sheet } from '../../../components/sheet.tsx';
import { useDownloadFile } from '../../../lib/files/use-download-file.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useCounterpartName } from '../requests/use-request-times.ts';
import { ChangeAccess } from './change-access.tsx';
import { VersionDrawer } from './version-drawer.tsx';
import styles from './thread.module.css';
import { classNames, row, stack, text } from '../../../components/style/class-names.ts';

const looks = {
  card: stack({ gap: 12, pad: [16, 20] }),
  who: text('small', 'strong'),
  access: row(
    { gap: 16, justify: 'between', padY: 8, borderTop: 'plain' },
    text('small'),
    styles.access,
  ),
};

/** The linked valuation, with a line for each part that the other side may or may not read. */
export const AccessSheet = ({ details }: { details: RequestDetails }) => {
  const { t } = useLingui();
  const { valuation, side } = details;
  return (
    <Sheet as="section" label={t`Valoración vinculada`} className={looks.card}>
      <h2 className={row({ gap: 12, align: 'baseline' }, text('body', 'strong'), styles.heading)}>
        <Trans>Valoración vinculada</Trans>
        {valuation?.valuationId != null && (
          <Link to="/valuation/$id" params={{ id: valuation.valuationId }}>
            <Trans>Abrir</Trans>
          </Link>
        )}
      </h2>
      {valuation === null ? (
        <p className={text('small', 'dimmed')}>
          <Trans>No puedes leer ninguna versión de la valoración.</Trans>
        </p>
      ) : (
        <>
          {valuation.figures !== null && <LatestFigures figures={valuation.figures} />}
          <AccessLines details={details} valuation={valuation} />
          {side === 'sender' && <ChangeAccess details={details} valuation={valuation} />}
        </>
      )}
    </Sheet>
  );
};

const LatestFigures = ({ figures }: { figures: NonNullable<LinkedValuation['figures']> }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { number, closedAt, method, equityCentral, currency } = figures;
  const methodText = i18n._(
    valuationTerms.methodNames[method as keyof typeof valuationTerms.methodNames],
  );
  const day = formatDate(closedAt, language, 'long');
  return (
    <div>
      {equityCentral !== null && (
        <MoneyFigure value={equityCentral} size="medium" currency={currency} />
      )}
      <p className={text('small', 'dimmed')}>{t`Valor central del capital, ${methodText}`}</p>
      <p className={text('small', 'dimmed')}>{t`Versión ${number}, cerrada el ${day}`}</p>
    </div>
  );
};

interface AccessLinesProps {
  details: RequestDetails;
  valuation: LinkedValuation;
}

const AccessLines = ({ details, valuation }: AccessLinesProps) => {
  const { t } = useLingui();
  const other = useCounterpartName()(details.request.counterpart);
  const [opened, setOpened] = useState<number | null>(null);
  const { versions, sharesReports, sharesLive } = valuation;
  const isSender = details.side === 'sender';
  const [read, none] = [t`Lectura`, t`Sin acceso`];
  return (
    <>
      <h3 className={looks.who}>{isSender ? t`Qué puede leer ${other}` : t`Qué puedes leer`}</h3>
      <ul>
        <Versions versions={versions} onRead={setOpened} />
        <AccessLine name={t`Informes en PDF`} isOpen={sharesReports}>
          {sharesReports ? t`Descarga` : none}
        </AccessLine>
        {(isSender || sharesReports) && <Reports reports={valuation.reports} />}
        {details.request.counterpart.kind === 'person' && details.side !== 'firm' && (
          <AccessLine name={t`Valoración viva y versiones futuras`} isOpen={sharesLive}>
            {sharesLive ? read : none}
          </AccessLine>
        )}
        <AccessLine name={t`Notas privadas, comentarios y tareas`} isOpen={false}>
          {t`Nunca`}
        </AccessLine>
      </ul>
      {opened !== null && (
        <VersionDrawer
          requestId={details.request.id}
          number={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};

interface VersionsProps {
  versions: LinkedValuation['versions'];
  onRead: (number: number) => void;
}

const Versions = ({ versions, onRead }: VersionsProps) => {
  const { t } = useLingui();
  return versions.map(({ number, isShared }) => (
    <AccessLine
      key={number}
      name={t`Versión ${number}: resultado, hipótesis y cuentas`}
      isOpen={isShared}
    >
      {isShared ? (
        <UnstyledButton
          className={classNames(text('same-colour', 'underlined', 'offset-3'), styles.read)}
          aria-label={t`Lectura de la versión ${number}`}
          onClick={() => onRead(number)}
        >
          <Trans>Lectura</Trans>
        </UnstyledButton>
      ) : (
        <Trans>Sin acceso</Trans>
      )}
    </AccessLine>
  ));
};

interface AccessLineProps {
  name: string;
  isOpen: boolean;
  children: ReactNode;
}

const AccessLine = ({ name, isOpen, children }: AccessLineProps) => (
  <li className={looks.access} data-open={isOpen || undefined}>
    <span>{name}</span>
    <span className={classNames(text('dimmed', 'nowrap'), styles.level)}>{children}</span>
  </li>
);

const Reports = ({ reports }: Pick<LinkedValuation, 'reports'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const download = useDownloadFile();
  return reports.map(({ id, fileId, name, number, issuedAt }) => {
    const day = formatDate(issuedAt, language);
    return (
      <li key={id} className={styles.report}>
        <Button variant="subtle" size="compact-sm" onClick={() => void download(fileId, name)}>
          {t`Informe de la versión ${number}, del ${day}`}
        </Button>
      </li>
    );
  });
};
