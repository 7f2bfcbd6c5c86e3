import { useLingui } from '@lingui/react/macro';
import { isIsoDay } from '@valia/i18n/dates/parse-date.ts';
import { madridCalendar } from '@valia/domain/calendar/madrid-calendar.ts';
import type { AdministeredSet, SectorFigures } from '@valia/domain/sectors/sector-set-schemas.ts';
import { useState } from 'react';
import { useUserAction } from '../../../lib/act/use-user-action.ts';
import { useLanguage } from '../../../lib/language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useNow } from '../../../lib/use-now.ts';
import {
  areSameFloors,
  floorFields,
  parseFloors,
  readFloor,
  type TypedFloors,
  toTypedFloors,
} from './edition-floors.ts';
import { type ImportedRow, applyImportedRows } from './imported-rows.ts';
import { useEditionDeals } from './use-edition-deals.ts';
import { useSizeCurve } from './use-size-curve.ts';

export const figureKeys = ['firms', 'low', 'central', 'high'] as const;
export type FigureKey = (typeof figureKeys)[number];

/** The fields of an edition other than its sectors. */
export interface EditionMetadata extends TypedFloors {
  effectiveDate: string;
  dataDate: string;
  source: string;
}

const headKeys = ['effectiveDate', 'dataDate', 'source'] as const;

const isSame = (one: SectorFigures, other: SectorFigures | undefined): boolean =>
  other !== undefined && figureKeys.every((key) => one[key] === other[key]);

/** The sectors whose figures differ from another edition. */
export const changedFigures = (
  figures: readonly SectorFigures[],
  base: readonly SectorFigures[],
): SectorFigures[] =>
  figures.filter(
    (given) =>
      !isSame(
        given,
        base.find(({ code }) => code === given.code),
      ),
  );

/** Fields of the header that are missing or cannot be published: an edition is in force from today at the earliest. */
const useHeadFaults = (head: EditionMetadata) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { effectiveDate, dataDate, source } = head;
  const today = madridCalendar.date(useNow());
  const faults: Partial<Record<keyof EditionMetadata, string>> = {};
  if (!isIsoDay(effectiveDate) || effectiveDate < today)
    faults.effectiveDate = t`Elige un día desde hoy`;
  if (!isIsoDay(dataDate)) faults.dataDate = t`Elige el día de los datos`;
  if (source.trim() === '') faults.source = t`Escribe la fuente`;
  for (const { value, source: note, most } of floorFields) {
    const [isBlank, isUnsourced] = [head[value].trim() === '', head[note].trim() === ''];
    if (!isBlank && readFloor(head[value], most, language) === null)
      faults[value] = t`Escribe una cifra entre 0 y ${most}`;
    if (isBlank && !isUnsourced) faults[value] = t`Escribe el mínimo que da esta fuente`;
    if (!isBlank && isUnsourced) faults[note] = t`Escribe la fuente: sin ella no hay mínimo`;
  }
  return faults;
};

export const refusedFigureKey = (code: string, key: FigureKey): string => `${code} ${key}`;

/** Typed texts that are not figures: they stay in their cells and are not part of the draft. */
const useRefused = () => {
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  return {
    refused,
    refuse: (key: string, text: string): void => setRefused((was) => ({ ...was, [key]: text })),
    forget: (keys: readonly string[]): void =>
      setRefused((was) =>
        Object.fromEntries(Object.entries(was).filter(([key]) => !keys.includes(key))),
      ),
  };
};

/** The typed values, together with the last saved ones. */
const useTyped = (set: AdministeredSet, base: readonly SectorFigures[]) => {
  const [figures, setFigures] = useState<SectorFigures[]>(set.sectors);
  const language = useLanguage();
  const { effectiveDate, dataDate, source } = set;
  const saved: EditionMetadata = {
    effectiveDate,
    dataDate,
    source,
    ...toTypedFloors(set.floors, language),
  };
  const [head, setHead] = useState<EditionMetadata>(saved);
  const typed = useRefused();
  const curve = useSizeCurve(set.sizeStepNodes);
  const deals = useEditionDeals(set.deals);
  const isHeadSame =
    headKeys.every((key) => head[key] === saved[key]) && areSameFloors(head, saved, language);
  const areFiguresSame = changedFigures(figures, set.sectors).length === 0;
  return {
    ...typed,
    curve,
    deals,
    figures,
    changed: changedFigures(figures, base),
    head,
    headFaults: useHeadFaults(head),
    setHead,
    isUnsaved:
      !isHeadSame ||
      !areFiguresSame ||
      curve.isUnsaved ||
      deals.isUnsaved ||
      Object.keys(typed.refused).length > 0,
    setFigure: (code: string, key: FigureKey, value: number): void =>
      setFigures((was) => was.map((one) => (one.code === code ? { ...one, [key]: value } : one))),
    /** Replaces the figures of these sectors. */
    replace: (given: readonly SectorFigures[]): void =>
      setFigures((was) => was.map((one) => given.find(({ code }) => code === one.code) ?? one)),
    take: (rows: readonly ImportedRow[]): void => setFigures((was) => applyImportedRows(was, rows)),
  };
};

/** Saves the typed values, based on the revision seen last. */
const useSaveNow = (set: AdministeredSet, typed: ReturnType<typeof useTyped>) => {
  const language = useLanguage();
  const { id, revision } = set;
  const [seen, setSeen] = useState(revision);
  const save = trpc.admin.sectors.save.useMutation();
  const saveNow = async () => {
    const { head, figures, curve, deals } = typed;
    const { effectiveDate, dataDate, source } = head;
    const asked = {
      id,
      revision: seen,
      effectiveDate,
      dataDate,
      source,
      floors: parseFloors(head, language),
      sizeStepNodes: curve.nodes,
      deals: deals.deals,
      figures,
    };
    const saved = await save.mutateAsync(asked);
    setSeen(saved.revision);
    return saved;
  };
  return { seen, saveNow };
};

/** A draft being edited, and its actions. Nothing is stored until it is saved. */
export const useSectorDraft = (set: AdministeredSet, base: readonly SectorFigures[]) => {
  const { t } = useLingui();
  const { sectors } = trpc.useUtils().admin;
  const typed = useTyped(set, base);
  const { id, revision } = set;
  const { seen, saveNow } = useSaveNow(set, typed);
  const publish = trpc.admin.sectors.publish.useMutation();
  const discard = trpc.admin.sectors.discard.useMutation();
  const told = {
    invalidates: [sectors.list],
    onFailed: (): boolean => {
      // Another administrator may have saved first, so the editions are refetched.
      void sectors.list.invalidate();
      return false;
    },
  };
  return {
    ...typed,
    /** Whether another administrator has saved the draft since. */
    isBehind: revision > seen,
    save: useUserAction({
      ...told,
      call: saveNow,
      done: t`Borrador guardado`,
      failed: t`No se pudo guardar el borrador`,
    }),
    publish: useUserAction({
      ...told,
      call: async () => publish.mutateAsync(await saveNow()),
      done: t`Edición publicada`,
      failed: t`No se pudo publicar la edición`,
    }),
    discard: useUserAction({
      ...told,
      call: () => discard.mutateAsync({ id, revision: seen }),
      done: t`Borrador descartado`,
      failed: t`No se pudo descartar el borrador`,
    }),
  };
};
export type SectorDraft = ReturnType<typeof useSectorDraft>;
