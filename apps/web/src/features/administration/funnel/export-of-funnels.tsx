import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Funnel } from '@valia/domain/tracking/funnel-schemas.ts';
import { adviserSteps, leadSteps } from '@valia/domain/tracking/funnel-steps.ts';
import { ExportMenu } from '../../../components/export/export-menu.tsx';
import { useExport } from '../../../components/export/use-export.ts';
import { type FunnelRow, funnelRows } from './funnel-rows.ts';
import { useFunnelTexts } from './use-funnel-texts.ts';

interface ExportedStep extends Pick<FunnelRow<string>, 'count' | 'ofAll' | 'ofPrevious'> {
  funnel: string;
  name: string;
}

const percent = (share: number | null): number | null => (share === null ? null : share * 100);

/** Exports the steps of both funnels to a file, with the current filters. */
export const ExportOfFunnels = ({ funnel }: { funnel: Funnel | undefined }) => {
  const { t } = useLingui();
  const names = useFunnelTexts();
  const exportRows = useExport<ExportedStep>({
    columns: [
      { name: t`Embudo`, exported: ({ funnel: text }) => ({ text }) },
      { name: t`Paso`, exported: ({ name: text }) => ({ text }) },
      { name: t`Cuántos`, exported: ({ count }) => ({ amount: count }) },
      { name: t`Del total, %`, exported: ({ ofAll }) => ({ amount: percent(ofAll) }) },
      {
        name: t`Del paso anterior, %`,
        exported: ({ ofPrevious }) => ({ amount: percent(ofPrevious) }),
      },
    ],
    home: '/admin/funnel-analytics',
    fileName: t`embudos`,
    tooManyText: (count) => t`${count} pasos son demasiados para un archivo`,
    doneText: (count) =>
      t`${plural(count, { one: '1 paso exportado', many: '# de pasos exportados', other: '# pasos exportados' })}`,
  });
  const rowsOf = (known: Funnel): ExportedStep[] => [
    ...funnelRows(adviserSteps, known.advisers, known.advisersBefore).map(({ step, ...row }) => ({
      ...row,
      funnel: t`Asesores`,
      name: names.advisers[step],
    })),
    ...funnelRows(leadSteps, known.leads, known.leadsBefore).map(({ step, ...row }) => ({
      ...row,
      funnel: t`Leads`,
      name: names.leads[step],
    })),
  ];
  return (
    <ExportMenu
      isDisabled={funnel === undefined}
      onExport={(format) => {
        if (funnel === undefined) return;
        const rows = rowsOf(funnel);
        const pages = async function* () {
          yield { rows, total: rows.length };
        };
        void exportRows({ format, total: rows.length, pages });
      }}
    />
  );
};
