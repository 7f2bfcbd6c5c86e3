import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SectorFigures } from '@valia/domain/sectors/sector-set-schemas.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import type { GridPosition } from '../../../components/grid/grid-navigation.ts';
import { type CellCursor, useCellCursor } from '../../../components/grid/use-cell-cursor.ts';
import { useLanguage } from '../../../lib/language.ts';
import { showToast } from '../../../lib/toast/show-toast.ts';
import { pasteFigures, readFigure } from './paste-figures.ts';
import {
  type FigureKey,
  figureKeys,
  refusedFigureKey,
  type SectorDraft,
} from './use-sector-draft.ts';

export type FiguresCursor = CellCursor<number>;

export const formatCellFigure = (value: number, key: FigureKey, language: Language): string =>
  formatNumber(value, { language, decimals: key === 'firms' ? 0 : 2 });

const useTellPasted = () => {
  const { t } = useLingui();
  return (applied: number, left: number, undo: () => void): void => {
    const title = t`${plural(applied, { one: '1 celda pegada', many: '# de celdas pegadas', other: '# celdas pegadas' })}`;
    const description = t`${plural(left, { one: '1 celda no es una cifra o cae fuera de la tabla.', many: '# de celdas no son cifras o caen fuera de la tabla.', other: '# celdas no son cifras o caen fuera de la tabla.' })}`;
    const action = applied === 0 ? {} : { action: { label: t`Deshacer`, run: undo } };
    if (left > 0 || applied === 0) showToast({ kind: 'warning', title, description, ...action });
    else showToast({ kind: 'success', title, ...action });
  };
};

type WrittenDraft = Pick<SectorDraft, 'setFigure' | 'replace' | 'refused' | 'refuse' | 'forget'>;

/** Handles keys, typing and pasting in the figures of an edition; `figures` are the ones shown. */
export const useFiguresCursor = (
  figures: readonly SectorFigures[],
  { setFigure, replace, refused, refuse, forget }: WrittenDraft,
): FiguresCursor => {
  const language = useLanguage();
  const tellPasted = useTellPasted();
  const cellAt = ({ row, column }: GridPosition) => {
    const [given, key] = [figures[row], figureKeys[column]];
    return given === undefined || key === undefined ? null : { given, key };
  };
  const textAt = (at: GridPosition): string | null => {
    const cell = cellAt(at);
    if (cell === null) return null;
    const { given, key } = cell;
    const typed = refused[refusedFigureKey(given.code, key)];
    return typed ?? formatCellFigure(given[key], key, language);
  };
  const forgetAt = (at: GridPosition): void => {
    const cell = cellAt(at);
    if (cell !== null) forget([refusedFigureKey(cell.given.code, cell.key)]);
  };
  const write = (at: GridPosition, text: string): boolean => {
    const cell = cellAt(at);
    if (cell === null || text === textAt(at)) return false;
    const { given, key } = cell;
    const value = readFigure(text, key, language);
    if (value === null) refuse(refusedFigureKey(given.code, key), text);
    else {
      forgetAt(at);
      setFigure(given.code, key, value);
    }
    return true;
  };
  const paste = (text: string, from: GridPosition): number => {
    const { applied, left, figures: pasted } = pasteFigures(figures, text, { from, language });
    for (const at of applied) forgetAt(at);
    replace(pasted);
    tellPasted(applied.length, left, () => replace(figures));
    return applied.length;
  };
  return useCellCursor<number>({ rows: figures.length, columns: figureKeys.length }, 2, {
    editableText: textAt,
    copyOf: textAt,
    holds: (at, text) => textAt(at) !== text,
    write,
    forget: forgetAt,
    open: () => undefined,
    paste,
  });
};
