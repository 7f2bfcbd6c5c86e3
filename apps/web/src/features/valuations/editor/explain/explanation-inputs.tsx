import { Trans } from '@lingui/react/macro';
import {
  comparableOfField,
  type Comparable,
} from '@valia/domain/valuation-choices/comparable-edits.ts';
import { originOfField } from '@valia/domain/valuation-choices/multiple-edits.ts';
import { underlyingSources } from '@valia/domain/valuation-fields/underlying-sources.ts';
import { stepOfField } from '@valia/domain/valuation-progress/valuation-steps.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { formulaTextOf, symbolTextOf } from '@valia/i18n/formulas/known-formula-texts.ts';
import { lawOfField } from '@valia/i18n/terms/tax-law-texts.ts';
import { valuationTerms } from '@valia/i18n/terms/valuation-terms.ts';
import type { Figure } from '@valia/valuation/figure.ts';
import { formulaSources } from '@valia/valuation/formulas/formula-sources.ts';
import { useEditor } from '../document/editor-context.ts';
import { stepTerms } from '../terms/editor-terms.ts';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { useFigureText } from '../figures/use-figure-text.ts';
import styles from './explanation.module.css';
import { box, text } from '../../../../components/style/class-names.ts';

const looks = {
  inputs: box({ width: 'full', collapse: true }, text('size-13', 'line-18'), styles.inputs),
};

interface ExplanationInputsProps {
  figure: Figure;
  onOpen: (figureId: string) => void;
}

const mostSourcesShown = 4;

/** The calculation behind an input, and the adviser's sources for the figures that it is based on. */
const DerivedSource = ({ figure }: { figure: Figure }) => {
  const { document, outcome } = useEditor();
  const { source, term } = useDescriptions();
  const notes = underlyingSources(outcome.figures, figure.id, document);
  const shown = notes.slice(0, mostSourcesShown).map(source).join('; ');
  const more = notes.length - mostSourcesShown;
  return (
    <>
      {term(formulaTextOf(figure.formula))}
      {shown !== '' && (
        <>
          <br />
          {shown}
          {more > 0 && (
            <>
              {' '}
              <Trans>y {more} más</Trans>
            </>
          )}
        </>
      )}
    </>
  );
};

/** The source of a comparable's figures, their date, and the comparable's type. */
export const ComparableSource = ({
  comparable: { source, date, type },
}: {
  comparable: Comparable;
}) => {
  const { language } = useEditor();
  const { source: sourceText, term } = useDescriptions();
  return (
    <>
      {source === '' ? <Trans>Sin fuente anotada</Trans> : sourceText({ text: source, date })}
      {date !== null && ` · ${formatDate(date, language)}`}
      {type !== undefined && ` · ${term(valuationTerms.comparableTypes[type])}`}
    </>
  );
};

/** The source of an input: the adviser's note, the sector data, or the step that calculates it. */
const InputSource = ({ figure }: { figure: Figure }) => {
  const { document, language } = useEditor();
  const { source, term, region } = useDescriptions();
  const { field } = figure;
  const step = field === undefined ? '' : term(stepTerms[stepOfField(field)]);
  if (field === undefined) return <DerivedSource figure={figure} />;
  const note = document.sources[field];
  const comparable = comparableOfField(document, field);
  if (comparable !== null) return <ComparableSource comparable={comparable} />;
  if (field.startsWith('multiples.sizeStepNodes.'))
    return <>{formulaSources['size-step-on-curve']}</>;
  if (field.startsWith('multiples.deals.')) return <>{formulaSources['size-factor']}</>;
  const law = lawOfField(field, document);
  if (law !== null) return <>{term(law)}</>;
  const origin = originOfField(document, field);
  if (note === undefined && origin?.kind === 'sector') {
    return (
      <>
        {origin.source}
        <br />
        {region(origin.region)} · {formatDate(origin.date, language)}
      </>
    );
  }
  return (
    <>
      {note !== undefined && note.text !== '' ? source(note) : <Trans>Dato tuyo</Trans>}
      <br />
      <Trans>Paso {step}</Trans>
      {note?.date != null && ` · ${formatDate(note.date, language)}`}
    </>
  );
};

/** The inputs of a figure, each of which can be opened in turn. */
export const ExplanationInputs = ({ figure, onOpen }: ExplanationInputsProps) => {
  const { outcome } = useEditor();
  const { figure: nameOf, term } = useDescriptions();
  const figureText = useFigureText();
  return (
    <table className={looks.inputs}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Dato</Trans>
          </th>
          <th scope="col" className={styles.number}>
            <Trans>Valor</Trans>
          </th>
          <th scope="col">
            <Trans>Fuente y fecha</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {figure.inputs.map(({ symbol, figure: id }) => {
          const input = outcome.figures[id];
          const sign = symbolTextOf(symbol);
          return input === undefined ? null : (
            <tr key={`${symbol}-${id}`}>
              <th scope="row">
                {nameOf(id)} {sign && <i className={styles.symbol}>{term(sign)}</i>}
              </th>
              <td className={styles.number}>
                <button
                  type="button"
                  className={styles.open}
                  onClick={() => onOpen(id)}
                  aria-label={`${figureText(input)}, ${nameOf(id)}`}
                >
                  {figureText(input)}
                </button>
              </td>
              <td className={text('dimmed', 'anywhere')}>
                <InputSource figure={input} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
