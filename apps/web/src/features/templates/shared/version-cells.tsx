import { useLingui } from '@lingui/react/macro';
import type { TemplateListItem } from '@valia/domain/templates/template-schemas.ts';
import { languageNames, languages } from '@valia/i18n/languages.ts';
import styles from './version-cells.module.css';
import { box, text } from '../../../components/style/class-names.ts';

const looks = {
  number: box({ display: 'inline-block', minWidth: 24, padX: 6, radius: 4 }, styles.number),
};

type Versions = TemplateListItem['versions'];

/** The languages whose text is older than the Spanish one. */
export const languagesBehindSpanish = ({ es, ca, en }: Versions): ('ca' | 'en')[] =>
  (['ca', 'en'] as const).filter((language) => {
    const { follows } = { ca, en }[language];
    return follows !== null && follows < es.number;
  });

/** One cell per language: its version, in amber when the Spanish text is newer. */
export const VersionCells = ({ versions }: { versions: Versions }) => {
  const { t } = useLingui();
  const behind: readonly string[] = languagesBehindSpanish(versions);
  return languages.map((language) => {
    const { number, follows } = versions[language];
    const spanish = follows ?? 0;
    const isBehind = behind.includes(language);
    const name = languageNames[language];
    return (
      <td key={language} className={text('center')} data-language={language}>
        <span
          className={looks.number}
          data-behind={isBehind || undefined}
          {...(isBehind && { title: t`${name}: sigue la versión ${spanish} del español` })}
        >
          {number}
        </span>
      </td>
    );
  });
};
