import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RequestDetails } from '@valia/domain/collaborations/request-schemas.ts';
import { formatDate, formatMoney } from '@valia/i18n/format.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useCounterpartName } from './use-request-times.ts';
import styles from './requests.module.css';
import { stack, text } from '../../../components/style/class-names.ts';

/** The attached valuation, as far as the current user may read it. */
export const RequestValuation = ({ details }: { details: RequestDetails }) => {
  const { request, valuation } = details;
  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>
        <span>
          <Trans>Valoración vinculada</Trans>
        </span>
        {request.valuationId !== null && (
          <Link to="/valuation/$id" params={{ id: request.valuationId }}>
            <Trans>Ver valoración</Trans>
          </Link>
        )}
      </h3>
      {valuation === null || valuation.figures === null ? (
        <NoFigures details={details} />
      ) : (
        <Figures details={details} figures={valuation.figures} />
      )}
    </div>
  );
};

const NoFigures = ({ details: { request, side } }: { details: RequestDetails }) => {
  const { hasValuation, status } = request;
  return (
    <p className={text('dimmed', 'pre-wrap', 'anywhere')}>
      {!hasValuation && <Trans>Sin valoración vinculada</Trans>}
      {hasValuation && side !== 'sender' && status === 'pending' && (
        <Trans>Viene con una valoración cerrada: podrás leerla cuando la aceptes.</Trans>
      )}
      {hasValuation && !(side !== 'sender' && status === 'pending') && (
        <Trans>No se puede leer ninguna versión.</Trans>
      )}
    </p>
  );
};

interface FiguresProps {
  details: RequestDetails;
  figures: NonNullable<NonNullable<RequestDetails['valuation']>['figures']>;
}

const Figures = ({ details, figures }: FiguresProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const other = useCounterpartName()(details.request.counterpart);
  const { closedAt, number, enterpriseValue, currency } = figures;
  const day = formatDate(closedAt, language, 'long');
  const shared = (details.valuation?.versions ?? []).filter(({ isShared }) => isShared);
  const method = i18n._(
    valuationTerms.methods[figures.method as keyof typeof valuationTerms.methods],
  );
  const facts = [
    { name: t`Versión`, value: t`${number}, cerrada el ${day}, ${method}` },
    {
      name: t`Empresa (EV)`,
      value: enterpriseValue === null ? '–' : formatMoney(enterpriseValue, { language, currency }),
    },
    ...(details.side === 'sender'
      ? [{ name: t`La lee`, value: shared.length === 0 ? t`Todavía nadie` : other }]
      : []),
  ];
  return (
    <dl className={stack({ gap: [6, 16] }, text('small'), styles.facts)}>
      {facts.map(({ name, value }) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}:`}>{value}</dd>,
      ])}
    </dl>
  );
};
