import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TemplateListItem } from '@valia/domain/templates/template-schemas.ts';
import { formatDate } from '@valia/i18n/format.ts';
import { languages } from '@valia/i18n/languages.ts';
import { ExportMenu } from '../../../components/export/export-menu.tsx';
import { useExport } from '../../../components/export/use-export.ts';
import { useLanguage } from '../../../lib/language.ts';
import { templateTexts } from '../../templates/shared/template-texts.ts';
import { languagesBehindSpanish } from '../../templates/shared/version-cells.tsx';

/** Exports the filtered library to a file, with the version of each language. */
export const ExportOfTemplates = ({ items }: { items: readonly TemplateListItem[] }) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const exportRows = useExport<TemplateListItem>({
    columns: [
      { name: t`Plantilla`, exported: ({ names }) => ({ text: names[language] }) },
      {
        name: t`Categoría`,
        exported: ({ phase }) => ({ text: i18n._(templateTexts.phases[phase]) }),
      },
      ...languages.map((one) => {
        const code = one.toUpperCase();
        return {
          name: t`Versión ${code}`,
          exported: ({ versions }: TemplateListItem) => ({ amount: versions[one].number }),
        };
      }),
      {
        name: t`Por detrás del español`,
        exported: ({ versions }) => ({
          text: languagesBehindSpanish(versions)
            .map((one) => one.toUpperCase())
            .join(', '),
        }),
      },
      {
        name: t`Vigente desde`,
        exported: ({ versions }) => ({ text: formatDate(versions.es.createdAt, language) }),
      },
    ],
    home: '/admin/templates',
    fileName: t`plantillas`,
    tooManyText: (count) => t`${count} plantillas son demasiadas para un archivo`,
    doneText: (count) =>
      t`${plural(count, { one: '1 plantilla exportada', many: '# de plantillas exportadas', other: '# plantillas exportadas' })}`,
  });
  const pages = async function* () {
    yield { rows: [...items], total: items.length };
  };
  return (
    <ExportMenu
      isDisabled={items.length === 0}
      onExport={(format) => void exportRows({ format, total: items.length, pages })}
    />
  );
};
