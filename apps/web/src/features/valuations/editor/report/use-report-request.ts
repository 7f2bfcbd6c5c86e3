import { useLingui } from '@lingui/react/macro';
import type { FieldIssue } from '@valia/domain/errors/field-issue.ts';
import {
  type ReportKind,
  type ReportSection,
  sectionsOfKind,
  defaultSections,
} from '@valia/domain/reports/report-choice.ts';
import type { ReportFormat } from '@valia/domain/reports/report-renderer.ts';
import type { Report, ReportChoice } from '@valia/domain/reports/report-schemas.ts';
import type { SnapshotSummary } from '@valia/domain/valuations/valuation-snapshot-schemas.ts';
import { fieldIssueText } from '@valia/i18n/fields/field-issue-texts.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { useState } from 'react';
import { callFailure } from '../../../../lib/errors/call-failure.ts';
import { savePrinted } from '../../../../lib/files/save-printed.ts';
import { useDownloadFile } from '../../../../lib/files/use-download-file.ts';
import { useLanguage } from '../../../../lib/language.ts';
import { showError } from '../../../../lib/errors/show-error.ts';
import { showToast } from '../../../../lib/toast/show-toast.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { useOneAtATime } from '../../../../lib/act/use-one-at-a-time.ts';
import { useEditor } from '../document/editor-context.ts';

/** The choices in the dialog; the initial ones are those of this valuation's last report, where possible. */
const useReportChoices = (last: ReportChoice, comparable: readonly SnapshotSummary[]) => {
  const shown = useLanguage();
  const again = last?.kind === 'comparison' && comparable.length === 0 ? null : last;
  const [kind, setKind] = useState<ReportKind>(again?.kind ?? 'full');
  const [language, setLanguage] = useState<Language>(last?.language ?? shown);
  const [sections, setSections] = useState<readonly ReportSection[]>(
    again?.sections ?? defaultSections.full,
  );
  const [chosen, setCompareWith] = useState<number | null>(null);
  const compared = comparable.find(({ number }) => number === chosen) ?? comparable[0];
  const compareWith = kind === 'comparison' ? compared?.number : undefined;
  const chooseKind = (chosen: ReportKind): void => {
    setKind(chosen);
    setSections(chosen === last?.kind ? last.sections : defaultSections[chosen]);
  };
  const toggle = (section: ReportSection): void =>
    setSections((before) =>
      before.includes(section) ? before.filter((one) => one !== section) : [...before, section],
    );
  return { kind, chooseKind, language, setLanguage, sections, toggle, compareWith, setCompareWith };
};

/** The server's error about the version to compare with. */
const useVersionRefusal = (onRefused: () => void) => {
  const { i18n } = useLingui();
  const { valuation } = useEditor();
  const utils = trpc.useUtils();
  const [refusal, setRefusal] = useState<string | null>(null);
  /**
   * Shows the error at the field, which then offers the versions that can be compared now; returns false for any other
   * failure.
   */
  const refuse = (error: unknown): boolean => {
    const issue = callFailure(error)?.fields.find(({ path }) => path === 'compareWith');
    if (issue === undefined) return false;
    setRefusal(i18n._(fieldIssueText(issue)));
    onRefused();
    void utils.valuations.snapshots.invalidate({ id: valuation.id });
    return true;
  };
  return { refusal, setRefusal, refuse };
};

/** The fields with characters that no font of the report has. */
const useUnprintable = () => {
  const [unprintable, setUnprintable] = useState<readonly FieldIssue[]>([]);
  const refuseLetters = (error: unknown): boolean => {
    const fields = callFailure(error)?.fields ?? [];
    const found = fields.filter(({ code }) => code === 'not-printable');
    setUnprintable(found);
    return found.length > 0;
  };
  return { unprintable, refuseLetters };
};

/** Downloads the issued report, or an editable copy of it; returns the name of the downloaded file, if any. */
const useHandOver = () => {
  const copyReport = trpc.valuations.copyReport.useMutation();
  const download = useDownloadFile();
  const handOver = async (
    { code, fileId, fileName }: Report,
    format: ReportFormat,
  ): Promise<string | null> => {
    if (format === 'pdf') return (await download(fileId, fileName)) ? fileName : null;
    if (code === null) return null;
    const copy = await copyReport.mutateAsync({ code });
    savePrinted(copy);
    return copy.fileName;
  };
  return { handOver, isCopying: copyReport.isPending };
};

interface ReportRequestOptions {
  last: ReportChoice;
  /** The versions with which the latest can be compared, newest first. */
  comparable: readonly SnapshotSummary[];
  onVersionRefused: () => void;
  onMade: () => void;
}

/** The choices in the dialog, and the function that creates the report. */
export const useReportRequest = ({
  last,
  comparable,
  onVersionRefused,
  onMade,
}: ReportRequestOptions) => {
  const { t } = useLingui();
  const { valuation } = useEditor();
  const report = trpc.valuations.createReport.useMutation();
  const runAlone = useOneAtATime();
  const utils = trpc.useUtils();
  const choices = useReportChoices(last, comparable);
  const { handOver, isCopying } = useHandOver();
  const { refusal, setRefusal, refuse } = useVersionRefusal(onVersionRefused);
  const { unprintable, refuseLetters } = useUnprintable();

  /** A copy requires an issued report, so the PDF is created first, and is stored. */
  const make = async (format: ReportFormat): Promise<void> => {
    const { compareWith, kind, language, sections } = choices;
    const allowed = sectionsOfKind[kind];
    try {
      const made = await report.mutateAsync({
        valuationId: valuation.id,
        language,
        kind,
        sections: sections.filter((section) => allowed.includes(section)),
        ...(compareWith !== undefined && { compareWith }),
      });
      void utils.valuations.reports.invalidate();
      void utils.auth.account.storage.invalidate();
      const fileName = await handOver(made, format);
      if (fileName !== null)
        showToast({ kind: 'success', title: t`Informe listo`, description: fileName });
      onMade();
    } catch (error) {
      if (!refuse(error) && !refuseLetters(error))
        showError(error, t`No se pudo generar el informe`);
    }
  };
  const setCompareWith = (number: number): void => {
    choices.setCompareWith(number);
    setRefusal(null);
  };

  return {
    ...choices,
    setCompareWith,
    refusal,
    unprintable,
    make: (format: ReportFormat) => runAlone(() => make(format)),
    isMaking: report.isPending || isCopying,
  };
};
