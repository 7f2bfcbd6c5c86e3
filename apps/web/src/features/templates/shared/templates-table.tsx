import { Trans, useLingui } from '@lingui/react/macro';
import type { TemplateListItem } from '@valia/domain/templates/template-schemas.ts';
import { templatePhases } from '@valia/domain/templates/template-phase.ts';
import { formatDayMonth } from '@valia/i18n/format.ts';
import { languageNames, languages } from '@valia/i18n/languages.ts';
import type { ComponentType } from 'react';
import { Sheet } from '../../../components/sheet.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useNow } from '../../../lib/use-now.ts';
import { templateTexts } from './template-texts.ts';
import styles from './templates-table.module.css';
import { languagesBehindSpanish, VersionCells } from './version-cells.tsx';
import { box, text } from '../../../components/style/class-names.ts';

const looks = {
  about: box({ marginLeft: 6 }, text('size-13', 'dimmed'), styles.about),
  amber: box({ padX: 6, radius: 4, background: 'warning-soft' }, text('strong', 'warning')),
};

interface TemplatesTableProps {
  caption: string;
  items: readonly TemplateListItem[];
  /** The template open beside the list. */
  chosen: string | undefined;
  /** The link with the name of a template. */
  Name: ComponentType<{ item: TemplateListItem }>;
  /** Whether the number of documents created from each template is shown. */
  hasDocuments: boolean;
}

/** Templates by the phase of the deal, with a version column for each language. */
export const TemplatesTable = ({ caption, items, ...props }: TemplatesTableProps) => {
  const { i18n } = useLingui();
  const columns = 6 + Number(props.hasDocuments);
  return (
    <Sheet>
      <table className={box({ width: 'full', collapse: true }, text('size-14'), styles.table)}>
        <caption className={text('spoken')}>{caption}</caption>
        <Head hasDocuments={props.hasDocuments} />
        {templatePhases.map((phase) => {
          const ofPhase = items.filter((item) => item.phase === phase);
          if (ofPhase.length === 0) return null;
          return (
            <tbody key={phase}>
              <tr className={styles.phase}>
                <th scope="rowgroup" colSpan={columns}>
                  {i18n._(templateTexts.phases[phase])} <span>{ofPhase.length}</span>
                </th>
              </tr>
              {ofPhase.map((item) => (
                <Row key={item.id} item={item} {...props} />
              ))}
            </tbody>
          );
        })}
      </table>
      <Foot items={items} />
    </Sheet>
  );
};

const Head = ({ hasDocuments }: Pick<TemplatesTableProps, 'hasDocuments'>) => {
  const { t } = useLingui();
  return (
    <thead>
      <tr>
        <th scope="col">
          <Trans>Plantilla</Trans>
        </th>
        {languages.map((language) => {
          const name = languageNames[language];
          return (
            <th key={language} scope="col" className={styles.version} data-language={language}>
              <abbr title={t`Versión en ${name}`}>{language.toUpperCase()}</abbr>
            </th>
          );
        })}
        <th scope="col" className={styles.figure}>
          <Trans>Campos</Trans>
        </th>
        {hasDocuments && (
          <th scope="col" className={styles.figure}>
            <Trans>Tus documentos</Trans>
          </th>
        )}
        <th scope="col" className={styles.figure}>
          <Trans>Vigente desde</Trans>
        </th>
      </tr>
    </thead>
  );
};

const Row = ({
  item,
  chosen,
  Name,
  hasDocuments,
}: Omit<TemplatesTableProps, 'caption' | 'items'> & { item: TemplateListItem }) => {
  const language = useLanguage();
  const now = useNow();
  const { documents, fields, about, versions, ownerName } = item;
  return (
    <tr className={styles.row} data-chosen={item.id === chosen || undefined}>
      <td>
        <Name item={item} /> <span className={looks.about}>{ownerName ?? about[language]}</span>
      </td>
      <VersionCells versions={versions} />
      <td className={styles.figure}>{fields}</td>
      {hasDocuments && <td className={styles.figure}>{documents === 0 ? '–' : documents}</td>}
      <td className={styles.figure}>{formatDayMonth(versions.es.createdAt, language, now)}</td>
    </tr>
  );
};

const Foot = ({ items }: Pick<TemplatesTableProps, 'items'>) => {
  const behind = items.filter(({ versions }) => languagesBehindSpanish(versions).length > 0).length;
  return (
    <p className={box({ pad: [10, 20] }, text('size-13', 'dimmed'))}>
      {behind === 0 ? (
        <Trans>Los tres idiomas dicen lo mismo.</Trans>
      ) : (
        <Trans>
          <span className={looks.amber}>EN</span> en ámbar: el español tiene una versión posterior.
        </Trans>
      )}
    </p>
  );
};
