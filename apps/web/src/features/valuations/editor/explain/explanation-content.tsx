import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { formulaTexts } from '@valia/i18n/formula-texts.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { useEditor } from '../editor-context.ts';
import { useEditorNavigation } from '../editor-navigation-context.ts';
import { SourceNote } from '../fields/source-note.tsx';
import { stepOfField } from '../model/editor-steps.ts';
import { stepTerms } from '../model/editor-terms.ts';
import { useDescriptions } from '../use-descriptions.ts';
import { useFigureText } from '../use-figure-text.ts';
import styles from './explanation.module.css';
import { ExplanationInputs } from './explanation-inputs.tsx';
import { FormulaView } from './formula-view.tsx';
import { SectorSource } from './sector-source.tsx';

interface ExplanationContentProps {
  figureId: string;
  onOpen: (figureId: string) => void;
  onBack: (() => void) | null;
  onClose: () => void;
}

/** One figure: its value, its formula, what goes into it; or, for a typed one, where it comes from. */
export const ExplanationContent = ({ figureId, onOpen, onBack, onClose }: ExplanationContentProps) => {
  const { t } = useLingui();
  const { outcome, document, language } = useEditor();
  const { goToField } = useEditorNavigation();
  const { figure: nameOf, term } = useDescriptions();
  const figureText = useFigureText();
  const figure = outcome.figures[figureId];
  if (figure === undefined) return null;
  const { field } = figure;
  return (
    <>
      <div className={styles.head}>
        {onBack !== null && (
          <ActionIcon aria-label={t`Volver a la cifra anterior`} onClick={onBack}>
            <IconArrowLeft size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        )}
        <h2 className={styles.title}>{nameOf(figureId)}</h2>
        <ActionIcon aria-label={t`Cerrar`} onClick={onClose}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </div>
      <div className={styles.body}>
        <p className={styles.value}>
          {figureText(figure, 'full')} <span className={styles.how}>{term(formulaTexts[figure.formula])}</span>
        </p>
        <FormulaView figure={figure} />
        {figure.inputs.length > 0 && <ExplanationInputs figure={figure} onOpen={onOpen} />}
        {field !== undefined && (
          <div className={styles.source}>
            <h3 className={styles.sourceTitle}>
              <Trans>Fuente</Trans>
            </h3>
            <SectorSource field={field} />
            <SourceNote path={field} />
          </div>
        )}
      </div>
      <div className={styles.foot}>
        <span>
          {document.valuationDate !== null && (
            <Trans>Valoración a {formatDate(document.valuationDate, language)}</Trans>
          )}
        </span>
        {field !== undefined && (
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              onClose();
              goToField(field);
            }}
          >
            <Trans>Ir al campo</Trans>, {term(stepTerms[stepOfField(field)])}
          </button>
        )}
      </div>
    </>
  );
};
