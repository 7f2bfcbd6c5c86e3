import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoadSchema } from '../../components/form/check-form.tsx';
import { rebaseInput } from '../../components/form/rebase-input.ts';
import { type Fields, isSame, valueAt } from '../../components/form/use-fields.ts';
import { type SchemaForm, useSchemaForm } from '../../components/form/use-schema-form.ts';
import type { Act } from '../../lib/act/use-act.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { showToast } from '../../lib/toast/show-toast.ts';

interface SettingsFormOptions<Values> extends Pick<Act<Values, Values>, 'invalidates'> {
  /** As they were read last. */
  settings: Values;
  /** Grows with each save. */
  stampOf: (settings: Values) => number;
  loadSchema: LoadSchema;
  /** Reads them anew, as saving answers them: `settings` follow both. */
  read: () => Promise<Values>;
  save: (values: Values) => Promise<Values>;
  done: string;
  failed: string;
}

/** What another administrator put where one has typed too. */
const useClashText = () => {
  const { t } = useLingui();
  const language = useLanguage();
  return (path: string, theirs: unknown): string => {
    const value = typeof theirs === 'number' ? formatNumber(theirs, { language }) : theirs;
    // A field within another has no value that could be named.
    return typeof value === 'string' && value !== '' && !path.includes('.')
      ? t`Otro administrador ha puesto «${value}». Guarda otra vez si vale lo tuyo.`
      : t`Otro administrador también lo ha cambiado. Guarda otra vez si vale lo tuyo.`;
  };
};

const useTellEarlier = () => {
  const { t } = useLingui();
  return (): void =>
    showToast({
      kind: 'warning',
      title: t`Otro administrador ha guardado antes`,
      description: t`Lo que has escrito sigue aquí, sobre lo último guardado. Revísalo y guarda otra vez.`,
    });
};

/** Where what is typed goes over what others saved, by field: told until theirs is typed or one's own is saved. */
const useClashes = <Values extends Record<keyof Values, unknown>>() => {
  const [clashes, setClashes] = useState<ReadonlyMap<string, unknown>>(new Map());
  const clashText = useClashText();
  return {
    add: (paths: readonly string[], latest: Values): void =>
      setClashes(
        (before) =>
          new Map([...before.keys(), ...paths].map((path) => [path, valueAt(latest, path)])),
      ),
    clear: (): void => setClashes(new Map()),
    /** The form with them at its fields, where nothing else is wrong there. */
    shownIn: (form: Fields<Values>): Fields<Values> => {
      const standing = [...clashes].filter(
        ([path, theirs]) => !isSame(valueAt(form.values, path), theirs),
      );
      if (standing.length < clashes.size) setClashes(new Map(standing));
      const texts = standing.map(([path, theirs]) => [path, clashText(path, theirs)] as const);
      const errors: Fields<Values>['errors'] = { ...Object.fromEntries(texts), ...form.errors };
      const getInputProps: Fields<Values>['getInputProps'] = (path, options) => ({
        ...form.getInputProps(path, options),
        error: errors[String(path)],
      });
      return { ...form, errors, getInputProps };
    },
  };
};

/** What is typed over what was read last; what is read later goes under it. */
const useTypedOver = <Values extends Record<keyof Values, unknown>>(settings: Values) => {
  const clashes = useClashes<Values>();
  const base = useRef(settings);
  const adopt = (form: Fields<Values>, latest: Values): readonly string[] => {
    const typed = form.getValues();
    const { value, clashes: paths } = rebaseInput({ base: base.current, typed, latest });
    base.current = latest;
    form.resetDirty(latest);
    form.setValues(value);
    return paths;
  };
  return {
    base,
    shownIn: clashes.shownIn,
    /** True where both have changed a field. */
    adoptOthers: (form: Fields<Values>, latest: Values): boolean => {
      const paths = adopt(form, latest);
      clashes.add(paths, latest);
      return paths.length > 0;
    },
    adoptOwn: (form: Fields<Values>, saved: Values, sent: Values): void => {
      base.current = sent;
      adopt(form, saved);
      clashes.clear();
    },
  };
};

/** The form of settings that all administrators share: what another one saves meanwhile takes away nothing typed. */
export const useSettingsForm = <Values extends Record<keyof Values, unknown>>({
  settings,
  stampOf,
  read,
  save,
  ...options
}: SettingsFormOptions<Values>): SchemaForm<Values> => {
  const tellEarlier = useTellEarlier();
  const { base, shownIn, adoptOthers, adoptOwn } = useTypedOver(settings);
  const written: SchemaForm<Values> = useSchemaForm<Values, Values>({
    ...options,
    initial: settings,
    call: async (values) => {
      try {
        return await save(values);
      } catch (error) {
        if (callFailure(error)?.code === 'conflict') adoptOthers(written.form, await read());
        throw error;
      }
    },
    onDone: (saved, sent) => adoptOwn(written.form, saved, sent),
    onFailed: (error) => {
      if (callFailure(error)?.code !== 'conflict') return false;
      tellEarlier();
      return true;
    },
  });
  const { form, isPending } = written;
  const takeNews = useEffectEvent((stamp: number): void => {
    if (stamp > stampOf(base.current) && adoptOthers(form, settings)) tellEarlier();
  });
  const stamp = stampOf(settings);
  // While one's own save is on its way, it cannot be told from another's.
  useEffect(() => {
    if (!isPending) takeNews(stamp);
  }, [stamp, isPending]);
  return { ...written, form: shownIn(form) };
};
