import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { originOfField } from '@valia/domain/valuation-choices/multiple-edits.ts';
import { definitionText } from '@valia/i18n/formulas/formula-texts.ts';
import { comparableOfField } from '@valia/domain/valuation-choices/comparable-edits.ts';
import { stepOfField } from '@valia/domain/valuation-progress/valuation-steps.ts';
import { formatDate, formatNumber } from '@valia/i18n/format.ts';
import { formulaTextOf } from '@valia/i18n/formulas/known-formula-texts.ts';
import { citedLawText } from '@valia/i18n/terms/tax-law-texts.ts';
import { isCitedLaw } from '@valia/valuation/formulas/cited-laws.ts';
import { definitionSource, formulaSourceOf } from '@valia/valuation/formulas/formula-sources.ts';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { SourceNote } from '../fields/source-note.tsx';
import { stepTerms } from '../terms/editor-terms.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useFigureText } from '../figures/use-figure-text.ts';
import styles from './explanation.module.css';
import { ExplanationInputs, ComparableSource } from './explanation-inputs.tsx';
import { FormulaView } from './formula-view.tsx';
import { box, column, row, text } from '../../../../components/style/class-names.ts';

const looks = {
  link: box(
    { minHeight: 28, pad: 0, background: 'none', cursor: 'pointer' },
    text('small-600', 'text', 'underlined', 'offset-3'),
    styles.link,
  ),
};

interface ExplanationContentProps {
  figureId: string;
  onOpen: (figureId: string) => void;
  onBack: (() => void) | null;
  onClose: () => void;
}

const ExplanationHead = ({
  title,
  onBack,
  onClose,
}: { title: string } & Pick<ExplanationContentProps, 'onBack' | 'onClose'>) => {
  const { t } = useLingui();
  return (
    <div className={row({ gap: 4, align: 'center' }, styles.head)}>
      {onBack !== null && (
        <ActionIcon aria-label={t`Volver a la cifra anterior`} onClick={onBack}>
          <IconArrowLeft size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      <h2 className={box({ flex: 1 }, text('body', 'strong'))}>{title}</h2>
      <ActionIcon aria-label={t`Cerrar`} onClick={onClose}>
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  );
};

interface ExplanationFootProps {
  field: string | undefined;
  onClose: () => void;
}

const ExplanationFoot = ({ field, onClose }: ExplanationFootProps) => {
  const { document, language } = useEditor();
  const { goToField } = useEditorNavigation();
  const { term } = useDescriptions();
  const day = document.valuationDate === null ? '' : formatDate(document.valuationDate, language);
  const leave = (to: string): void => {
    onClose();
    goToField(to);
  };
  return (
    <div className={styles.foot}>
      <span>{day !== '' && <Trans>Valoración a {day}</Trans>}</span>
      {field !== undefined && (
        <button type="button" className={looks.link} onClick={() => leave(field)}>
          <Trans>Ir al campo</Trans>, {term(stepTerms[stepOfField(field)])}
        </button>
      )}
    </div>
  );
};

/** The source note of a field; for a comparable, the comparable's own source. */
const FieldSource = ({ field }: { field: string }) => {
  const { document } = useEditor();
  const comparable = comparableOfField(document, field);
  return comparable === null ? (
    <SourceNote path={field} />
  ) : (
    <p>
      <ComparableSource comparable={comparable} />
    </p>
  );
};

const FormulaSource = ({ source }: { source: string }) => {
  const { document } = useEditor();
  const { term } = useDescriptions();
  if (source === definitionSource) return <>{term(definitionText)}</>;
  return <>{isCitedLaw(source) ? term(citedLawText(source, document)) : source}</>;
};

/** The dated sector set behind a multiple; nothing for any other field. */
const SectorSource = ({ field }: { field: string }) => {
  const { document, language } = useEditor();
  const { region } = useDescriptions();
  const origin = originOfField(document, field);
  if (origin?.kind !== 'sector') return null;
  const firms = formatNumber(origin.firms, { language });
  return (
    <p className={text('small', 'dimmed')}>
      {origin.source} · {region(origin.region)} · {formatDate(origin.date, language)} ·{' '}
      <Trans>{firms} empresas</Trans>
    </p>
  );
};

/** One figure: its value, its formula and its inputs; for a typed figure, its source. */
export const ExplanationContent = ({
  figureId,
  onOpen,
  onBack,
  onClose,
}: ExplanationContentProps) => {
  const { outcome } = useEditor();
  const { figure: nameOf, term } = useDescriptions();
  const figureText = useFigureText();
  const figure = outcome.figures[figureId];
  if (figure === undefined) return null;
  const { field } = figure;
  const source = formulaSourceOf(figure.formula);
  return (
    <>
      <ExplanationHead title={nameOf(figureId)} onBack={onBack} onClose={onClose} />
      <div className={column({ gap: 16, scroll: 'y' }, styles.body)}>
        <p className={styles.value}>
          {figureText(figure, 'full')}{' '}
          <span className={styles.how}>{term(formulaTextOf(figure.formula))}</span>
        </p>
        <FormulaView figure={figure} />
        {figure.inputs.length > 0 && <ExplanationInputs figure={figure} onOpen={onOpen} />}
        {figure.formula !== 'input' && source !== undefined && (
          <p className={styles.how}>
            <Trans>Fuente</Trans>: <FormulaSource source={source} />
          </p>
        )}
        {field !== undefined && (
          <div className={column({ gap: 6 })}>
            <h3 className={text('small', 'strong')}>
              <Trans>Fuente</Trans>
            </h3>
            <SectorSource field={field} />
            <FieldSource field={field} />
          </div>
        )}
      </div>
      <ExplanationFoot field={field} onClose={onClose} />
    </>
  );
};
