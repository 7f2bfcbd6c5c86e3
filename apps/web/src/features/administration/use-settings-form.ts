import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoadSchema } from '../../components/form/check-form.tsx';
import { rebaseInput } from '../../components/form/rebase-input.ts';
import { type FormFields, isSameValue, valueAt } from '../../components/form/use-form-fields.ts';
import { type SchemaForm, useSchemaForm } from '../../components/form/use-schema-form.ts';
import type { UserAction } from '../../lib/act/use-user-action.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { useLanguage } from '../../lib/language.ts';
import { showToast } from '../../lib/toast/show-toast.ts';

interface SettingsFormOptions<Values> extends Pick<UserAction<Values, Values>, 'invalidates'> {
  /** The settings that were last fetched. */
  settings: Values;
  /** A number that increases with each save. */
  stampOf: (settings: Values) => number;
  loadSchema: LoadSchema;
  /** Refetches the settings, which a save returns too: `settings` is updated by both. */
  read: () => Promise<Values>;
  save: (values: Values) => Promise<Values>;
  done: string;
  failed: string;
}

/** The text about another administrator's value in a field that the user has also changed. */
const useClashText = () => {
  const { t } = useLingui();
  const language = useLanguage();
  return (path: string, theirs: unknown): string => {
    const value = typeof theirs === 'number' ? formatNumber(theirs, { language }) : theirs;
    // A nested field has no value that can be shown in a sentence.
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

/** Fields in which typed values override what others saved: shown until the user types the other value or saves. */
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
    /** The form with the clashes shown as errors at their fields, unless a field has another error. */
    shownIn: (form: FormFields<Values>): FormFields<Values> => {
      const standing = [...clashes].filter(
        ([path, theirs]) => !isSameValue(valueAt(form.values, path), theirs),
      );
      if (standing.length < clashes.size) setClashes(new Map(standing));
      const texts = standing.map(([path, theirs]) => [path, clashText(path, theirs)] as const);
      const errors: FormFields<Values>['errors'] = { ...Object.fromEntries(texts), ...form.errors };
      const getInputProps: FormFields<Values>['getInputProps'] = (path, options) => ({
        ...form.getInputProps(path, options),
        error: errors[String(path)],
      });
      return { ...form, errors, getInputProps };
    },
  };
};

/** The typed changes on top of the last fetched settings; later settings replace the base below them. */
const useTypedOver = <Values extends Record<keyof Values, unknown>>(settings: Values) => {
  const clashes = useClashes<Values>();
  const base = useRef(settings);
  const adopt = (form: FormFields<Values>, latest: Values): readonly string[] => {
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
    /** True when both have changed the same field. */
    adoptOthers: (form: FormFields<Values>, latest: Values): boolean => {
      const paths = adopt(form, latest);
      clashes.add(paths, latest);
      return paths.length > 0;
    },
    adoptOwn: (form: FormFields<Values>, saved: Values, sent: Values): void => {
      base.current = sent;
      adopt(form, saved);
      clashes.clear();
    },
  };
};

/**
 * The form for settings that all administrators share: another administrator's save discards nothing that the user
 * typed.
 */
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
  // While the user's own save is running, it cannot be distinguished from another administrator's.
  useEffect(() => {
    if (!isPending) takeNews(stamp);
  }, [stamp, isPending]);
  return { ...written, form: shownIn(form) };
};
