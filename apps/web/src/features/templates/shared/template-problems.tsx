import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import type { TemplateProblem } from '@valia/domain/templates/template-text.ts';
import { templateTexts } from './template-texts.ts';
import styles from './template-text-editor.module.css';
import { box, text } from '../../../components/style/class-names.ts';

const looks = { place: box({ minHeight: 24 }, text('size-13', 'same-colour'), styles.place) };

interface TemplateProblemsProps {
  problems: readonly TemplateProblem[];
  onGo: (line: number) => void;
}

/** The problems in a text, each with its position. */
export const TemplateProblems = ({ problems, onGo }: TemplateProblemsProps) => {
  const { t, i18n } = useLingui();
  const count = problems.length;
  return (
    <div role="status" className={styles.problems} data-any={count > 0 || undefined}>
      {count > 0 && (
        <p>
          {t`${plural(count, { one: 'Corrige # error antes de guardar', many: 'Corrige # errores antes de guardar', other: 'Corrige # errores antes de guardar' })}`}
        </p>
      )}
      <ul>
        {problems.map(({ code, line, section, text }, index) => {
          const place = section === '' ? t`Línea ${line}` : t`Línea ${line}, en «${section}»`;
          return (
            <li key={index}>
              <UnstyledButton className={looks.place} onClick={() => onGo(line)}>
                {place}
              </UnstyledButton>
              : {i18n._(templateTexts.problems[code])}
              {text !== '' && <code> {text}</code>}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
