import { useLingui } from '@lingui/react';
import { reportTerms } from '@valia/i18n/terms/report-terms.ts';
import { ChartSheet } from '../../../../../components/charts/chart-sheet.tsx';
import { toChartTable } from '../../figures/to-chart-table.ts';
import { AnalysisNote } from '../../result/analysis-note.tsx';
import { TornadoBars } from './tornado-bars.tsx';
import { useTornado } from './use-tornado.ts';

/** The drivers with the largest effect on the value, largest first. */
export const TornadoChart = ({ central }: { central: number }) => {
  const { i18n } = useLingui();
  const { figure, hasFailed } = useTornado(central);
  return (
    <ChartSheet
      subject={figure?.subject}
      finding={figure?.finding ?? i18n._(reportTerms.sections.tornado)}
      table={figure && toChartTable(figure.table)}
    >
      <TornadoBars figure={figure} hasFailed={hasFailed} />
      {figure?.notes.map((note) => (
        <AnalysisNote key={note}>{note}</AnalysisNote>
      ))}
    </ChartSheet>
  );
};
