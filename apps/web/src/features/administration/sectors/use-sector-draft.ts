import { useLingui } from '@lingui/react/macro';
import type {
  AdministeredSet,
  ReadSectors,
  SectorFigures,
} from '@valia/domain/sectors/sector-set-schemas.ts';
import { useState } from 'react';
import { useAct } from '../../../lib/act/use-act.ts';
import { trpc } from '../../../lib/trpc.ts';

export const figureKeys = ['firms', 'low', 'central', 'high'] as const;
export type FigureKey = (typeof figureKeys)[number];

/** What the head of an edition says besides its sectors. */
export interface EditionHead {
  effectiveDate: string;
  dataDate: string;
  source: string;
}

const isSame = (one: SectorFigures, other: SectorFigures | undefined): boolean =>
  other !== undefined && figureKeys.every((key) => one[key] === other[key]);

/** What differs from another edition, sector by sector. */
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

/** The figures with those of a file's rows over them. */
export const withRows = (
  figures: readonly SectorFigures[],
  rows: ReadSectors['rows'],
): SectorFigures[] =>
  figures.map((one) => {
    const row = rows.find(({ code }) => code === one.code);
    if (row === undefined) return one;
    const { low, central, high } = row;
    return { ...one, low, central, high, firms: row.firms ?? one.firms };
  });

/** A draft being worked on, and what can be done with it. Nothing is kept until it is saved. */
export const useSectorDraft = (set: AdministeredSet, base: readonly SectorFigures[]) => {
  const { t } = useLingui();
  const { sectors } = trpc.useUtils().admin;
  const [figures, setFigures] = useState<SectorFigures[]>(set.sectors);
  const { effectiveDate, dataDate, source, id, revision } = set;
  const [head, setHead] = useState<EditionHead>({ effectiveDate, dataDate, source });
  const save = trpc.admin.sectors.save.useMutation();
  const publish = trpc.admin.sectors.publish.useMutation();
  const discard = trpc.admin.sectors.discard.useMutation();
  const changed = changedFigures(figures, base);
  const anew = [sectors.list];
  const saveNow = () => save.mutateAsync({ id, revision, ...head, figures: changed });
  return {
    figures,
    changed,
    head,
    setHead,
    setFigure: (code: string, key: FigureKey, value: number): void =>
      setFigures((was) => was.map((one) => (one.code === code ? { ...one, [key]: value } : one))),
    take: (rows: ReadSectors['rows']): void => setFigures((was) => withRows(was, rows)),
    save: useAct({
      call: saveNow,
      done: t`Borrador guardado`,
      anew,
      failed: t`No se pudo guardar el borrador`,
    }),
    publish: useAct({
      call: async () => publish.mutateAsync(await saveNow()),
      done: t`Edición publicada`,
      anew,
      failed: t`No se pudo publicar la edición`,
    }),
    discard: useAct({
      call: () => discard.mutateAsync({ id, revision }),
      done: t`Borrador descartado`,
      anew,
      failed: t`No se pudo descartar el borrador`,
    }),
  };
};
export type SectorDraft = ReturnType<typeof useSectorDraft>;
