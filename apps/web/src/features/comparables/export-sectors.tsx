import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  ComparedSector,
  ComparedSectors,
} from '@valia/domain/comparables/comparable-schemas.ts';
import { ExportMenu } from '../../components/export/export-menu.tsx';
import { type ExportedPage, useExport } from '../../components/export/use-export.ts';
import { useLanguage } from '../../lib/language.ts';

/** Exports the sectors to a file, as they are shown. */
export const ExportSectors = ({ compared }: { compared: ComparedSectors }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { edition, sectors } = compared;
  const exportRows = useExport<ComparedSector>({
    home: '/comparable-multiples',
    fileName: t`multiplos-por-sector`,
    tooManyText: (count) => t`${count} sectores son demasiados para un archivo`,
    doneText: (count) =>
      t`${plural(count, { one: '1 sector exportado', many: '# de sectores exportados', other: '# sectores exportados' })}`,
    columns: [
      { name: t`Sector`, exported: ({ names }) => ({ text: names[language] }) },
      { name: t`Mínimo`, exported: ({ range }) => ({ multiple: range?.low ?? null }) },
      { name: t`Media`, exported: ({ range }) => ({ multiple: range?.central ?? null }) },
      { name: t`Máximo`, exported: ({ range }) => ({ multiple: range?.high ?? null }) },
      { name: t`Empresas`, exported: ({ range }) => ({ amount: range?.firms ?? null }) },
      {
        name: t`Pymes, con 1 M€ de EBITDA`,
        exported: ({ deals }) => ({ multiple: deals?.base ?? null }),
      },
      { name: t`Grado`, exported: ({ deals }) => ({ text: deals?.grade ?? '' }) },
      { name: t`Tu mediana`, exported: ({ own }) => ({ multiple: own?.median ?? null }) },
      { name: t`Operaciones`, exported: ({ own }) => ({ amount: own?.transactions ?? null }) },
      { name: t`Plataforma`, exported: ({ platform }) => ({ multiple: platform?.median ?? null }) },
      { name: t`Asesores`, exported: ({ platform }) => ({ amount: platform?.advisers ?? null }) },
      { name: t`Fuente`, exported: () => ({ text: edition.source }) },
      { name: t`Fecha`, exported: () => ({ day: edition.date }) },
    ],
  });
  const pages = async function* (): AsyncGenerator<ExportedPage<ComparedSector>> {
    yield { rows: sectors, total: sectors.length };
  };
  return (
    <ExportMenu
      isDisabled={sectors.length === 0}
      onExport={(format) => void exportRows({ format, total: sectors.length, pages })}
    />
  );
};
