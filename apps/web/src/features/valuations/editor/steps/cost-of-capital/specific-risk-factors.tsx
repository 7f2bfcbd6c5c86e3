import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  chooseSpecificRisk,
  proposeSpecificPremium,
} from '@valia/domain/valuation-choices/specific-risk-edits.ts';
import { formatRate } from '@valia/i18n/format.ts';
import { specificRiskTerms } from '@valia/i18n/terms/specific-risk-terms.ts';
import { figureId } from '@valia/valuation/figure.ts';
import {
  type SpecificRiskFactor,
  specificRiskFactors,
} from '@valia/valuation/cost-of-capital/specific-risk-factors.ts';
import { useEditor } from '../../document/editor-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { useDescriptions } from '../../fields/use-descriptions.ts';
import { FigureRow } from '../figure-row.tsx';
import styles from './specific-risk-factors.module.css';
import { box, column, row, stack, text } from '../../../../../components/style/class-names.ts';

const looks = {
  factors: column({ borderBottom: 'plain' }, styles.factors),
  factor: stack({ gap: [4, 16], align: 'center', pad: [4, 0] }, styles.factor),
};

const field = 'costOfCapital.specificRisk';
const premiumField = 'costOfCapital.buildUp.specificRiskPremium';
const proposedId = figureId.costOfCapital('proposedSpecificPremium');

const { factors: factorTerms, scores: scoreTerms } = specificRiskTerms;

const FactorFields = ({ factor }: { factor: SpecificRiskFactor }) => {
  const { t } = useLingui();
  const { term } = useDescriptions();
  const name = term(factorTerms[factor]);
  return (
    <div className={looks.factor} role="group" aria-label={name}>
      <span aria-hidden>{name}</span>
      <ChoiceField
        path={`${field}.${factor}.score`}
        hiddenLabel={t`Puntos de ${name}`}
        placeholder={term(scoreTerms.none)}
        options={(['0', '1', '2'] as const).map((value) => ({
          value,
          label: term(scoreTerms[value]),
        }))}
        toValue={(chosen) => (chosen === '' ? null : Number(chosen))}
      />
      <TextField
        path={`${field}.${factor}.reason`}
        hiddenLabel={t`Motivo de ${name}`}
        placeholder={t`Motivo, para el informe`}
      />
    </div>
  );
};

const Proposal = () => {
  const { document, outcome, change, language, readOnly } = useEditor();
  const proposed = outcome.figures[proposedId]?.value;
  const typed = document.costOfCapital.buildUp.specificRiskPremium;
  if (proposed === undefined) return null;
  const premium = formatRate(proposed, { language });
  return (
    <>
      <FigureRow figureId={proposedId} />
      {typed === null ? (
        <p className={box({ padY: 4 }, text('small', 'dimmed'))}>
          <Trans>Es la que se usa. Escribe otra prima para sustituirla.</Trans>
        </p>
      ) : (
        <div className={row({ gap: 8, wrap: true, padY: 8 })}>
          <Button
            variant="default"
            size="compact-sm"
            disabled={readOnly}
            onClick={() => change(premiumField, proposeSpecificPremium)}
          >
            <Trans>Usar la propuesta, {premium}</Trans>
          </Button>
        </div>
      )}
    </>
  );
};

/**
 * The specific premium, built up from the factors that make this company riskier than its sector, each with its reason.
 */
export const SpecificRiskFactors = () => {
  const { document, change, readOnly } = useEditor();
  const isScored = document.costOfCapital.specificRisk !== undefined;
  const choose = (chosen: boolean): void =>
    change(field, (before) => chooseSpecificRisk(before, chosen));
  if (!isScored) {
    return (
      <div className={row({ gap: 8, wrap: true, padY: 8 })} data-field={field} tabIndex={-1}>
        <Button
          variant="default"
          size="compact-sm"
          disabled={readOnly}
          onClick={() => choose(true)}
        >
          <Trans>Puntuar los factores de riesgo</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className={looks.factors} data-field={field} tabIndex={-1}>
      <p className={box({ padY: 4 }, text('small', 'dimmed'))}>
        <Trans>
          Cada factor suma 0, 0,5 o 1 punto porcentual, hasta 6 en total. Es un juicio: así saldrá
          en el informe, con su motivo.
        </Trans>
      </p>
      {specificRiskFactors.map((factor) => (
        <FactorFields key={factor} factor={factor} />
      ))}
      <Proposal />
      <div className={row({ gap: 8, wrap: true, padY: 8 })}>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={readOnly}
          onClick={() => choose(false)}
        >
          <Trans>Quitar los factores</Trans>
        </Button>
      </div>
    </div>
  );
};
