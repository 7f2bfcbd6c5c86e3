import { useLingui } from '@lingui/react/macro';
import { useEditor } from './editor-context.ts';

/** What amounts can be written in, by the factor that a document keeps. */
export const useUnitNames = (): ReadonlyMap<string, string> => {
  const { t } = useLingui();
  const { currency } = useEditor().document;
  return new Map(
    currency === 'EUR'
      ? [
          ['1', t`Euros`],
          ['1000', t`Miles de euros`],
          ['1000000', t`Millones de euros`],
        ]
      : [
          ['1', t`Unidades (${currency})`],
          ['1000', t`Miles (${currency})`],
          ['1000000', t`Millones (${currency})`],
        ],
  );
};
