import { useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import type { TemplateVersion } from '@valia/domain/templates/template-schemas.ts';
import { formatDayMonth } from '@valia/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './version-history.module.css';
import { box, row, stack, text } from '../../../components/style/class-names.ts';

const looks = { version: row({ align: 'baseline', wrap: true }, styles.version) };

interface VersionHistoryProps {
  versions: readonly TemplateVersion[];
  /** Loads an earlier text into the editor; without it, the list is read-only. */
  onTake?: (version: TemplateVersion) => void;
  /** The number of the current version, which cannot be restored. */
  current?: number;
}

/** The changes of each version of a text, newest first. */
export const VersionHistory = ({ versions, onTake, current }: VersionHistoryProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const now = useNow();
  return (
    <ol className={stack({ gap: 6 })}>
      {versions.map((version) => {
        const { number, note, createdAt } = version;
        return (
          <li key={`${version.language} ${number}`} className={looks.version}>
            <strong>v{number}</strong>
            <span className={styles.note}>{note === '' ? t`Copia de la biblioteca` : note}</span>
            <time dateTime={createdAt}>{formatDayMonth(createdAt, language, now)}</time>
            {onTake !== undefined && number !== current && (
              <UnstyledButton
                className={box({ minHeight: 24, borderBottom: 'strong' }, text('size-13'))}
                onClick={() => onTake(version)}
                aria-label={t`Recuperar la versión ${number}`}
              >
                {t`Recuperar`}
              </UnstyledButton>
            )}
          </li>
        );
      })}
    </ol>
  );
};
