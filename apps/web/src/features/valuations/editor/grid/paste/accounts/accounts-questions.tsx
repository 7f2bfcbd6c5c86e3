import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { Question } from '@valia/domain/accounts-intake/accounts-intake.ts';
import { isPgcPlace } from '@valia/domain/accounts-intake/chart/pgc-places.ts';
import type { PastedTarget } from '@valia/domain/pasted-accounts/pasted-target.ts';
import { targetsOfPlace } from '@valia/domain/pasted-accounts/target-of-figure.ts';
import { useEffect, useRef } from 'react';
import { column, row, text } from '../../../../../../components/style/class-names.ts';
import { useEditor } from '../../../document/editor-context.ts';
import styles from './accounts-paste.module.css';
import { TargetSelect, type TargetOption } from './target-select.tsx';
import type { PastedReading } from './use-pasted-reading.ts';
import { useQuestionTexts } from './use-question-texts.ts';
import { useRowChoice } from './use-row-choice.ts';

interface QuestionProps {
  question: Question;
  reading: PastedReading;
  targets: readonly TargetOption[];
}

interface OptionButtonProps {
  children: string;
  onAnswer: () => void;
}

const OptionButton = ({ children, onAnswer }: OptionButtonProps) => (
  <Button variant="default" size="compact-sm" className={styles.option} onClick={onAnswer}>
    {children}
  </Button>
);

/** The likeliest places of a row, then all others. */
const RowAnswers = ({ question, reading, targets }: QuestionProps) => {
  const { t } = useLingui();
  const likely = question.options.flatMap(({ id }) => (isPgcPlace(id) ? targetsOfPlace(id) : []));
  const first = targets.filter(({ target }) => likely.includes(target)).slice(0, 3);
  const chooseRow = useRowChoice(reading, targets);
  const choose = (target: PastedTarget | null): void =>
    chooseRow(question.id, question.subject, target);
  return (
    <>
      {first.map(({ target, label }) => (
        <OptionButton key={target} onAnswer={() => choose(target)}>
          {label}
        </OptionButton>
      ))}
      <OptionButton onAnswer={() => choose(null)}>{t`No se usa`}</OptionButton>
    </>
  );
};

/** A year is chosen among those of the valuation. */
const yearOptions = (years: readonly number[]): Question['options'] =>
  years.map((year) => ({ id: String(year), evidence: String(year), consequence: null }));

const leavesOut: ReadonlySet<Question['kind']> = new Set(['year', 'line', 'currency']);

const OtherAnswers = ({ question, reading }: QuestionProps) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const texts = useQuestionTexts();
  const years = document.accounts.years.map(({ year }) => year).toReversed();
  const options = question.kind === 'year' ? yearOptions(years) : question.options;
  const answer = (value: string, answered: string): void =>
    reading.answer({ id: question.id, question: texts.title(question), answer: answered }, value);
  return (
    <>
      {options.map((one) => {
        const label = question.kind === 'year' ? one.id : texts.option(question, one);
        return (
          <OptionButton key={one.id} onAnswer={() => answer(one.id, label)}>
            {label}
          </OptionButton>
        );
      })}
      {leavesOut.has(question.kind) && (
        <OptionButton onAnswer={() => answer('none', t`No se usa`)}>{t`No se usa`}</OptionButton>
      )}
    </>
  );
};

const QuestionView = (props: QuestionProps) => {
  const { question, reading, targets } = props;
  const texts = useQuestionTexts();
  const chooseRow = useRowChoice(reading, targets);
  const isRow = question.kind === 'row';
  return (
    <li className={styles.question}>
      <fieldset>
        <legend className={text('strong')}>{texts.title(question)}</legend>
        <div className={row({ gap: 6, wrap: true, align: 'center' })}>
          {isRow ? <RowAnswers {...props} /> : <OtherAnswers {...props} />}
          {isRow && (
            <TargetSelect
              name={question.subject}
              isOther
              choice={{ row: question.id, target: null, isAsked: true }}
              targets={targets}
              onChoose={(target) => chooseRow(question.id, question.subject, target)}
            />
          )}
        </div>
      </fieldset>
    </li>
  );
};

const Given = ({ reading }: { reading: PastedReading }) => {
  const { t } = useLingui();
  if (reading.given.length === 0) return null;
  return (
    <ul className={styles.given}>
      {reading.given.map(({ id, question, answer }) => (
        <li key={id} className={row({ gap: 8, align: 'center', wrap: true }, text('small'))}>
          <span className={text('dimmed')}>{question}</span> <b>{answer}</b>
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={t`Cambiar la respuesta: ${question}`}
            onClick={() => reading.takeBack(id)}
          >
            <Trans>Cambiar</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** What the document leaves open, one answer for all of its rows; what was answered may be changed. */
export const AccountsQuestions = ({ reading, targets }: Omit<QuestionProps, 'question'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { questions } = reading.intake;
  const open = questions.length;
  const left = useRef(open);
  // An answered question goes away, and the focus within it would be lost.
  useEffect(() => {
    if (open < left.current) heading.current?.focus();
    left.current = open;
  });
  if (open + reading.given.length === 0) return null;
  return (
    <section className={column({ gap: 8 })}>
      <h3 ref={heading} tabIndex={-1} className={text('size-14', 'line-24', 'strong')}>
        <Trans>Por responder: {open}</Trans>
      </h3>
      <ul className={styles.questions}>
        {questions.map((question) => (
          <QuestionView key={question.id} question={question} reading={reading} targets={targets} />
        ))}
      </ul>
      <Given reading={reading} />
    </section>
  );
};
