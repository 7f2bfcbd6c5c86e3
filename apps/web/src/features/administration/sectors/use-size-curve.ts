import { useLingui } from '@lingui/react/macro';
import type { AdministeredSet } from '@valia/domain/sectors/sector-set-schemas.ts';
import { formatNumber } from '@valia/i18n/format.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { parseNumber } from '@valia/i18n/parse-number.ts';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';

export type SizeCurve = AdministeredSet['sizeStepNodes'];
export type NodeKey = keyof SizeCurve;

const nodeKeys = ['lowerValue', 'lowerStep', 'upperValue', 'upperStep'] as const;
const mostValue = 1e15;

export const isSameCurve = (one: SizeCurve, other: SizeCurve): boolean =>
  nodeKeys.every((key) => one[key] === other[key]);

export const isCurveValueKey = (key: NodeKey): boolean =>
  key === 'lowerValue' || key === 'upperValue';

/** Amounts are in euros, size adjustments in percent. */
export const formatCurveNode = (key: NodeKey, value: number, language: Language): string =>
  isCurveValueKey(key)
    ? formatNumber(value, { language })
    : formatNumber(value * 100, { language, decimals: 1 });

const readNode = (key: NodeKey, text: string, language: Language): number | null => {
  if (isCurveValueKey(key)) {
    const value = parseNumber(text, { language, kind: 'money' });
    return typeof value === 'number' && value >= 1 && value <= mostValue ? value : null;
  }
  const percent = parseNumber(text.replace('%', ''), { language, kind: 'number' });
  if (typeof percent !== 'number' || percent > 0 || percent < -100) return null;
  return Number((percent / 100).toFixed(4));
};

/** The typed nodes of an edition's curve; an invalid text stays in its field, while the last valid nodes are used. */
export const useSizeCurve = (saved: SizeCurve) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [nodes, setNodes] = useState(saved);
  const [typed, setTyped] = useState<Partial<Record<NodeKey, string>>>({});
  const faults: Partial<Record<NodeKey, string>> = {};
  for (const key of nodeKeys) {
    const text = typed[key];
    if (text === undefined || readNode(key, text, language) !== null) continue;
    faults[key] = isCurveValueKey(key)
      ? t`Escribe un importe, como 5.000.000`
      : t`Escribe de −100 a 0`;
  }
  if (nodes.lowerValue >= nodes.upperValue)
    faults.upperValue ??= t`Debe ser mayor que el primer importe`;
  if (nodes.lowerStep > nodes.upperStep)
    faults.upperStep ??= t`No puede bajar más que en las empresas pequeñas`;
  return {
    nodes,
    faults,
    isUnsaved: Object.keys(faults).length > 0 || !isSameCurve(nodes, saved),
    textOf: (key: NodeKey): string => typed[key] ?? formatCurveNode(key, nodes[key], language),
    type: (key: NodeKey, text: string): void => {
      setTyped((was) => ({ ...was, [key]: text }));
      const value = readNode(key, text, language);
      if (value !== null) setNodes((was) => ({ ...was, [key]: value }));
    },
  };
};
export type CurveDraft = ReturnType<typeof useSizeCurve>;
