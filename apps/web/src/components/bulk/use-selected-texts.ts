import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How a row of a list is spoken of. */
export type Gender = 'feminine' | 'masculine';

/** What is said of the rows that are selected. */
export const useSelectedTexts = (gender: Gender) => {
  const { t } = useLingui();
  return gender === 'feminine'
    ? {
        all: t`Seleccionar las que se ven`,
        label: t`Acciones con las seleccionadas`,
        selected: (count: number) =>
          t`${plural(count, { one: '# seleccionada', many: '# de seleccionadas', other: '# seleccionadas' })}`,
        stay: (count: number) =>
          t`${plural(count, { one: 'Sigue seleccionada.', other: 'Siguen seleccionadas.' })}`,
      }
    : {
        all: t`Seleccionar los que se ven`,
        label: t`Acciones con los seleccionados`,
        selected: (count: number) =>
          t`${plural(count, { one: '# seleccionado', many: '# de seleccionados', other: '# seleccionados' })}`,
        stay: (count: number) =>
          t`${plural(count, { one: 'Sigue seleccionado.', other: 'Siguen seleccionados.' })}`,
      };
};
