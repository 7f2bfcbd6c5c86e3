import type { BlockDraft } from '@valia/domain/report-blocks/block-draft.ts';
import { draftBlocks } from '@valia/domain/report-blocks/draft-blocks.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { MessageWriter } from '@valia/i18n/fields/describe-field.ts';
import { languages, type Language } from '@valia/i18n/languages.ts';
import {
  type BlockWriter,
  blockWriter,
  loadBlockTexts,
} from '@valia/i18n/report-blocks/block-writer.ts';
import { useEffect, useMemo, useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { useTornadoAnswer } from '../analysis/tornado/use-tornado-answer.ts';
import { useEditor } from '../document/editor-context.ts';

type WordsOf = Readonly<Record<Language, MessageWriter>>;

/** Reports are written in three languages, whatever the screen's language, so all their texts are loaded together. */
const useWords = (): WordsOf | null => {
  const [words, setWords] = useState<WordsOf | null>(null);
  useEffect(() => {
    let isThere = true;
    const load = async () => {
      const [es, ca, en] = await Promise.all([
        loadBlockTexts('es'),
        loadBlockTexts('ca'),
        loadBlockTexts('en'),
      ]);
      if (isThere) setWords({ es, ca, en });
    };
    void load();
    return () => {
      isThere = false;
    };
  }, []);
  return words;
};

export interface ReportBlocks {
  drafts: readonly BlockDraft[];
  writers: Readonly<Record<Language, BlockWriter>>;
}

/**
 * The blocks of the report for the valuation being edited, and the text generator of each language; null while they
 * load.
 */
export const useReportBlocks = () => {
  const { document, outcome, valuation } = useEditor();
  const words = useWords();
  const signer = trpc.valuations.reportSigner.useQuery({ valuationId: valuation.id });
  const tornado = useTornadoAnswer();
  const [issuedOn] = useState(() => madridCalendar.date(new Date()));
  const adviser = signer.data;
  const blocks = useMemo((): ReportBlocks | null => {
    if (words === null || adviser === undefined || tornado === undefined) return null;
    const drafts = draftBlocks({
      type: valuation.type,
      document,
      outcome,
      adviser,
      issuedOn,
      movers: tornado?.bars ?? null,
    });
    const [es, ca, en] = languages.map((language) =>
      blockWriter(words[language], language, document),
    );
    return es === undefined || ca === undefined || en === undefined
      ? null
      : { drafts, writers: { es, ca, en } };
  }, [words, adviser, tornado, document, outcome, valuation.type, issuedOn]);
  return { blocks, failed: signer };
};
