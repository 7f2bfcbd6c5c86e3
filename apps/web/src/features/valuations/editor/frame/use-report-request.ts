import { useLingui } from '@lingui/react/macro';
import {
  type ReportKind,
  type ReportSection,
  sectionsOfKind,
  usualSections,
} from '@valia/domain/reports/report-choice.ts';
import type { ReportChoice } from '@valia/domain/reports/report-schemas.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { useState } from 'react';
import { downloadFile } from '../../../../lib/download-file.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { showError } from '../../../../lib/show-error.ts';
import { showToast } from '../../../../lib/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useEditor } from '../editor-context.ts';

/** What the dialog has chosen: it begins with what the last report of this valuation was. */
const useReportChoices = (last: ReportChoice) => {
  const shown = useLanguage();
  const [kind, setKind] = useState<ReportKind>(last?.kind ?? 'full');
  const [language, setLanguage] = useState<Language>(last?.language ?? shown);
  const [sections, setSections] = useState<readonly ReportSection[]>(
    last?.sections ?? usualSections.full,
  );
  const [compareWith, setCompareWith] = useState<number | null>(null);
  const chooseKind = (chosen: ReportKind): void => {
    setKind(chosen);
    setSections(chosen === last?.kind ? last.sections : usualSections[chosen]);
  };
  const toggle = (section: ReportSection): void =>
    setSections((before) =>
      before.includes(section) ? before.filter((one) => one !== section) : [...before, section],
    );
  return { kind, chooseKind, language, setLanguage, sections, toggle, compareWith, setCompareWith };
};

/** The choices of the dialog, and what makes the report of them. */
export const useReportRequest = (last: ReportChoice, onMade: () => void) => {
  const { t } = useLingui();
  const { valuation } = useEditor();
  const report = trpc.valuations.createReport.useMutation();
  const utils = trpc.useUtils();
  const choices = useReportChoices(last);

  const make = async (): Promise<void> => {
    const { compareWith, kind, language, sections } = choices;
    const allowed = sectionsOfKind[kind];
    try {
      const made = await report.mutateAsync({
        valuationId: valuation.id,
        language,
        kind,
        sections: sections.filter((section) => allowed.includes(section)),
        ...(kind === 'comparison' && compareWith !== null && { compareWith }),
      });
      downloadFile(made.fileId, made.fileName);
      void utils.valuations.reports.invalidate();
      showToast({ kind: 'success', title: t`Informe listo`, description: made.fileName });
      onMade();
    } catch (error) {
      showError(error, t`No se pudo generar el informe`);
    }
  };

  return { ...choices, make, isMaking: report.isPending };
};
