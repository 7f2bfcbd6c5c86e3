import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@valia/i18n/format.ts';
import { useEffect, useRef } from 'react';
import type { LoadSchema } from '../../components/form/check-form.tsx';
import { ontoLatest } from '../../components/form/onto-latest.ts';
import { type SchemaForm, useSchemaForm } from '../../components/form/use-schema-form.ts';
import type { Act } from '../../lib/act/use-act.ts';
import type { Fields } from '../../components/form/use-fields.ts';
import { callFailure } from '../../lib/errors/call-failure.ts';
import { showError } from '../../lib/errors/show-error.ts';
import { useLanguage } from '../../lib/language.ts';
import { showToast } from '../../lib/toast/show-toast.ts';

interface SettingsFormOptions<Values> extends Pick<Act<Values, Values>, 'anew'> {
  /** As they were read last. */
  settings: Values;
  /** The field that is another one after each save. */
  stamp: keyof Values;
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
  return (theirs: unknown): string => {
    const value = typeof theirs === 'number' ? formatNumber(theirs, { language }) : theirs;
    return typeof value === 'string' && value !== ''
      ? t`Otro administrador ha puesto «${value}». Guarda otra vez si vale lo tuyo.`
      : t`Otro administrador también lo ha cambiado. Guarda otra vez si vale lo tuyo.`;
  };
};

/** What is typed over what was read last; what is read later goes under it. */
const useTypedOver = <Values extends Record<keyof Values, unknown>>(settings: Values) => {
  const clashText = useClashText();
  const base = useRef(settings);
  const typed = useRef(settings);
  const adopt = (form: Fields<Values>, latest: Values): void => {
    const { value, clashes } = ontoLatest({ base: base.current, typed: typed.current, latest });
    base.current = latest;
    typed.current = value;
    form.resetDirty(latest);
    form.setValues(value);
    // A field within another has no value that could be named.
    const theirs = (path: string): unknown => Reflect.get(latest, path);
    form.setErrors(Object.fromEntries(clashes.map((path) => [path, clashText(theirs(path))])));
  };
  return {
    adopt,
    /** What stands in the form now. */
    follow: (values: Values): void => {
      typed.current = values;
    },
    /** What was sent is what later typing began from. */
    beginFrom: (sent: Values): void => {
      base.current = sent;
    },
    isNews: (next: Values, stamp: keyof Values): boolean => next[stamp] !== base.current[stamp],
  };
};

/** The form of settings that all administrators share: what another one saves meanwhile takes away nothing typed. */
export const useSettingsForm = <Values extends Record<keyof Values, unknown>>({
  settings,
  stamp,
  read,
  save,
  ...options
}: SettingsFormOptions<Values>): SchemaForm<Values> => {
  const { t } = useLingui();
  const { adopt, follow, beginFrom, isNews } = useTypedOver(settings);
  const told = useRef(settings[stamp]);
  const takeLatest = async (form: Fields<Values>): Promise<void> => {
    try {
      adopt(form, await read());
      showToast({
        kind: 'warning',
        title: t`Otro administrador ha guardado antes`,
        description: t`Lo que has escrito sigue aquí, sobre lo último guardado. Revísalo y guarda otra vez.`,
      });
    } catch (error) {
      showError(error, options.failed);
    }
  };
  const written = useSchemaForm<Values, Values>({
    ...options,
    initial: settings,
    call: save,
    onDone: (saved, sent) => {
      beginFrom(sent);
      adopt(written.form, saved);
    },
    onFailed: (error, _sent, form) => {
      if (callFailure(error)?.code !== 'conflict') return false;
      void takeLatest(form);
      return true;
    },
  });
  const { form } = written;
  useEffect(() => {
    follow(form.values);
    if (settings[stamp] === told.current) return;
    told.current = settings[stamp];
    if (isNews(settings, stamp)) adopt(form, settings);
  });
  return written;
};
