import { findSectorCode } from '@valia/domain/sectors/read-sector-sheet.ts';
import {
  type SectorFigures,
  maxFirms,
  multipleBounds,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import type { GridPosition } from '../../../components/grid/grid-navigation.ts';
import { detectBlockNotation } from '../../../components/grid/paste/detect-block-notation.ts';
import {
  type PastedCells,
  parsePastedCells,
} from '../../../components/grid/paste/parse-pasted-cells.ts';
import { figureKeys, type FigureKey } from './use-sector-draft.ts';

const isWords = (cell: string | undefined): boolean =>
  cell !== undefined && /\p{L}{2}/u.test(cell) && !/\d/u.test(cell);

/** The target of each line of a block: by the sector in its first column, or otherwise downwards from a cell. */
const linesOf = (block: PastedCells, figures: readonly SectorFigures[], from: GridPosition) => {
  const rows = block[0]?.slice(1).some(isWords) === true ? block.slice(1) : block;
  const isNamed = rows.length > 0 && rows.every(([first]) => isWords(first));
  if (!isNamed)
    return rows.map((cells, down) => ({ row: from.row + down, column: from.column, cells }));
  return rows.map(([name = '', ...cells]) => ({
    row: figures.findIndex(({ code }) => code === findSectorCode(name)),
    // A complete line starts at the first column, wherever the cursor is.
    column: Math.min(from.column, Math.max(0, figureKeys.length - cells.length)),
    cells,
  }));
};

interface Target {
  from: GridPosition;
  language: Language;
}

/** A typed figure; null when it is invalid or out of bounds. */
export const readFigure = (text: string, key: FigureKey, language: Language): number | null => {
  const kind = key === 'firms' ? 'integer' : 'multiple';
  const value = parseNumber(text, { language, kind });
  if (typeof value !== 'number') return null;
  const [least, most] = key === 'firms' ? [0, maxFirms] : multipleBounds;
  return value < least || value > most ? null : value;
};

/**
 * Pastes a block from a spreadsheet, starting at a cell; `left` is the number of cells that have no target or are not
 * figures.
 */
export const pasteFigures = (
  figures: readonly SectorFigures[],
  text: string,
  { from, language }: Target,
) => {
  const block = parsePastedCells(text);
  const notation = detectBlockNotation(block, { language, unit: 1_000 });
  const outcome = { figures: [...figures], applied: [] as GridPosition[], left: 0 };
  for (const { row, column, cells } of linesOf(block, figures, from))
    for (const [along, given] of cells.entries()) {
      if (given === '') continue;
      const key = figureKeys[column + along];
      const known = outcome.figures[row];
      const value = key === undefined ? null : readFigure(given, key, notation.language);
      if (key === undefined || known === undefined || value === null) outcome.left += 1;
      else {
        outcome.figures[row] = { ...known, [key]: value };
        outcome.applied.push({ row, column: column + along });
      }
    }
  return outcome;
};
