import { type MessageDescriptor, setupI18n } from '@lingui/core';
import type {
  BlockDraft,
  SentenceValue,
  Sentence,
  WrittenBlock,
} from '@valia/domain/report-blocks/block-draft.ts';
import type { BlockId } from '@valia/domain/report-blocks/block-ids.ts';
import { isBlockExcluded, orderedBlocks } from '@valia/domain/report-blocks/block-order.ts';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import type { StoredFigure } from '@valia/domain/report-blocks/report-contents-schema.ts';
import { findProvince } from '@valia/domain/sectors/provinces.ts';
import { findSector } from '@valia/domain/sectors/sectors.ts';
import type { ValuationDocument } from '@valia/domain/valuations/document/valuation-document.ts';
import { describeField, type MessageWriter, formatDescription } from '../fields/describe-field.ts';
import {
  currencyName,
  formatDate,
  formatMoney,
  formatMultiple,
  formatNumber,
  formatRate,
} from '../format.ts';
import { countFormatRegions, type Language } from '../languages.ts';
import { loadCatalog } from '../load-catalog.ts';
import { multipleChainText } from '../multiple-chain-text.ts';
import { movableDriverTerms } from '../terms/movable-driver-terms.ts';
import { sourceText } from '../product-source-texts.ts';
import { regionText } from '../region-texts.ts';
import { withValues } from '../with-values.ts';
import { withinSentence } from '../terms/within-sentence.ts';
import { amountInWords } from './amount-in-words.ts';
import { blockSentences } from './block-sentences.ts';
import { blockTerms } from './block-terms.ts';

const usualDecimals = { rate: 1, multiple: 2, number: 0 } as const;

/** A figure within a text, as printed in a report of this language. */
export const printedFigure = (
  { currency = 'EUR', decimals, kind, value }: StoredFigure & { decimals?: number },
  language: Language,
): string => {
  const amount = Number(value);
  switch (kind) {
    case 'money':
      return formatMoney(amount, { language, currency });
    case 'rate':
      return formatRate(amount, { language, decimals: decimals ?? usualDecimals.rate });
    case 'multiple':
      return formatMultiple(amount, { language, decimals: decimals ?? usualDecimals.multiple });
    case 'number':
      return formatNumber(amount, { language, decimals: decimals ?? usualDecimals.number });
    case 'date':
      return formatDate(String(value), language, 'long');
    default:
      return String(value);
  }
};

const termIn = (terms: Readonly<Record<string, MessageDescriptor>>, code: string) => terms[code];

/** Writes blocks in one language, whatever language the screen is in. */
export interface BlockWriter {
  language: Language;
  title: (id: BlockId) => string;
  chapter: (chapter: keyof typeof blockTerms.chapters) => string;
  figure: (figure: StoredFigure) => string;
  /** The generated paragraphs, without sentences whose own text does not exist in this language. */
  paragraphs: (draft: BlockDraft) => string[];
  /** A draft, with the adviser's own text when there is one. */
  block: (draft: BlockDraft) => WrittenBlock;
}

const dated = (text: string, date: string | null, language: Language): string =>
  date === null || text.includes(date.slice(0, 4))
    ? text
    : `${text}, ${formatDate(date, language)}`;

const valueWriter = (i18n: MessageWriter, language: Language, document: ValuationDocument) => {
  const written = (value: SentenceValue): string | number | null => {
    switch (value.kind) {
      case 'count':
        return Number(value.value);
      case 'words':
        return amountInWords(value.value, value.currency, language);
      case 'name':
        return value.value;
      case 'own':
        return value.value[language] || null;
      case 'term': {
        const term = termIn(blockTerms[value.group], value.value);
        return term === undefined ? null : i18n._(term);
      }
      case 'block':
        return i18n._(blockTerms.titles[value.value]);
      case 'sector':
        return findSector(value.value)?.names[language] ?? null;
      case 'province':
        return findProvince(value.value)?.names[language] ?? null;
      case 'region':
        return regionText(value.value, (message) => i18n._(message));
      case 'driver': {
        const term = termIn(movableDriverTerms, value.value);
        return term === undefined ? null : withinSentence(i18n._(term));
      }
      case 'currency':
        return currencyName(value.value, language);
      case 'field':
        return formatDescription(i18n, describeField(value.path, document));
      case 'source': {
        const text = sourceText(value.note, (message) => i18n._(message), language);
        return dated(text, value.note.date, language).replace(/\.$/u, '');
      }
      case 'chain':
        return multipleChainText(value.value, { language, decimals: usualDecimals.multiple });
      case 'issued':
        return formatDate(value.value, language, 'long');
      case 'joined':
        return value.parts.map(written).join(', ');
      default:
        return printedFigure(value, language);
    }
  };
  return written;
};

// Prevents a unit from being separated from its number at a line break.
const spaceBeforeUnit = / (?=(?:%|€|pp|M€)(?![\p{L}\p{N}]))/gu;

const sentenceWriter =
  (i18n: MessageWriter, value: ReturnType<typeof valueWriter>) =>
  ({ code, values }: Sentence): string | null => {
    const known: Record<string, string | number> = {};
    for (const [name, said] of Object.entries(values)) {
      const text = value(said);
      if (text === null) return null;
      known[name] = text;
    }
    const text = i18n._(withValues(blockSentences[code], known));
    return text.replace(spaceBeforeUnit, '\u00a0');
  };

/** The writer of one language, for one valuation. */
export const blockWriter = (
  i18n: MessageWriter,
  language: Language,
  document: ValuationDocument,
): BlockWriter => {
  const value = valueWriter(i18n, language, document);
  const sentence = sentenceWriter(i18n, value);
  const paragraphs = (draft: BlockDraft): string[] =>
    draft.paragraphs.flatMap((sentences) => {
      const said = sentences.map(sentence).filter((text) => text !== null);
      return said.length === 0 ? [] : said.join(' ').split(/\n+/u);
    });
  const table = ({ table: drafted }: BlockDraft): WrittenBlock['table'] =>
    drafted && {
      columns: drafted.columns.map((code) => i18n._(blockSentences[code])),
      rows: drafted.rows.map((cells) =>
        cells.map((cell) => {
          if (cell?.kind === 'date') return formatDate(String(cell.value), language);
          return (cell === null ? null : value(cell)?.toString()) || '\u2013';
        }),
      ),
    };
  const title = (id: BlockId): string => i18n._(blockTerms.titles[id]);
  return {
    language,
    title,
    chapter: (chapter) => i18n._(blockTerms.chapters[chapter]),
    figure: (figure) => printedFigure(figure, language),
    paragraphs,
    block: (draft) => {
      const given = reportContentsOf(document).blocks[draft.id]?.texts?.[language]?.text;
      return {
        id: draft.id,
        title: title(draft.id),
        form: draft.form,
        paragraphs: given === undefined ? paragraphs(draft) : given.split(/\n+/u).filter(Boolean),
        table: table(draft),
        isOwn: given !== undefined,
      };
    },
  };
};

/** The texts of a report in one language, which may differ from the language of the screen. */
export const loadBlockTexts = async (language: Language): Promise<MessageWriter> => {
  const catalogs = await Promise.all([
    loadCatalog('report-blocks', language),
    loadCatalog('valuation-terms', language),
    loadCatalog('document-terms', language),
  ]);
  return setupI18n({
    locale: language,
    locales: countFormatRegions[language],
    messages: { [language]: catalogs.reduce((all, one) => ({ ...all, ...one }), {}) },
  });
};

/** The blocks printed in a report of this language, in its order, without excluded and empty blocks. */
export const printedBlocks = (
  drafts: readonly BlockDraft[],
  document: ValuationDocument,
  writer: BlockWriter,
): WrittenBlock[] =>
  orderedBlocks(document).flatMap((id) => {
    const draft = drafts.find((each) => each.id === id);
    if (draft === undefined || isBlockExcluded(document, id)) return [];
    const block = writer.block(draft);
    return block.paragraphs.length === 0 && block.table === null ? [] : [block];
  });
