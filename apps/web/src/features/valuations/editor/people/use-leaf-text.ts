import { useLingui } from '@lingui/react';
import { useLingui as useLinguiMacro } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { provinces } from '@valia/domain/sectors/provinces.ts';
import type { ChangedLeaf, LeafValue } from '@valia/domain/valuations/changed-leaves.ts';
import { documentLeaves } from '@valia/domain/valuations/document-leaves.ts';
import { describeField, writeDescription } from '@valia/i18n/describe-field.ts';
import { valuationTerms } from '@valia/i18n/valuation-terms.ts';
import { useMemo } from 'react';
import { sectorName } from '../../../../lib/sector-name.ts';
import { useEditor } from '../editor-context.ts';
import { fieldKind } from '../model/field-kind.ts';
import { writeFieldValue } from '../model/write-value.ts';
import { useUnitNames } from '../use-unit-names.ts';

/** A changed field in words. The values are null where there was none, or where they are a code without a name. */
export interface LeafText {
  name: string;
  before: string | null;
  after: string | null;
}

/** Fields that hold a code of a list, and the names of its codes. */
const codeTerms: readonly (readonly [RegExp, Readonly<Record<string, MessageDescriptor>>])[] = [
  [/^method$/, valuationTerms.methods],
  [/^discounting$/, valuationTerms.discountingConventions],
  [/^terminal\.method$/, valuationTerms.terminalMethods],
  [/^costOfCapital\.mode$/, valuationTerms.costOfCapitalModes],
  [/\.path\.kind$/, valuationTerms.driverPathKinds],
  [/\.origin\.kind$/, valuationTerms.multipleOrigins],
  [/^adjustments\.\d+\.line$/, valuationTerms.accountFigures],
];

/** Fields whose text a person wrote: it is its own name. */
const writtenText =
  /^(company\.(name|taxId|cnae\.\w+)|client\.\w+|conclusion|currency|sources\..+\.text|.+\.(reason|label|note|name|source))$/;

/** The year an item of a list is told by, wherever it stood. */
const yearIn = (key: string): number | null => {
  const year = /(?<=[[,])(?:19|20|21)\d{2}(?=[\],])/.exec(key)?.[0];
  return year === undefined ? null : Number(year);
};

/** Names and values of changed fields, as the editor names and writes them, in the reader's language. */
export const useLeafText = (): ((leaf: ChangedLeaf) => LeafText) => {
  const { i18n } = useLingui();
  const { t } = useLinguiMacro();
  const { document, language } = useEditor();
  const places = useMemo(() => documentLeaves(document), [document]);
  const units = useUnitNames();

  const nameOf = ({ key, path }: ChangedLeaf): string => {
    const place = places.get(key);
    if (place !== undefined) return writeDescription(i18n, describeField(place.path, document));
    const described = describeField(path, document);
    return writeDescription(i18n, { ...described, year: yearIn(key), detail: null });
  };

  const codeName = (path: string, code: string): string | null => {
    if (path === 'company.sector') return sectorName(code, language);
    if (path === 'company.province')
      return provinces.find((province) => province.code === code)?.names[language] ?? code;
    const term = codeTerms.find(([pattern]) => pattern.test(path))?.[1][code];
    if (term !== undefined) return i18n._(term);
    return writtenText.test(path) ? code : null;
  };

  const valueOf = (path: string, value: LeafValue): string | null => {
    if (value === null) return null;
    if (typeof value === 'boolean') return value ? t`Sí` : t`No`;
    if (path === 'unit') return units.get(String(value)) ?? String(value);
    if (typeof value === 'string' && fieldKind(path) === 'text') return codeName(path, value);
    return writeFieldValue(value, path, language);
  };

  return (leaf) => ({
    name: nameOf(leaf),
    before: valueOf(leaf.path, leaf.before),
    after: valueOf(leaf.path, leaf.after),
  });
};
