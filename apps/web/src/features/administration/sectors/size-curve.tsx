import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useLanguage } from '../../../lib/language.ts';
import { Sheet } from '../../../components/sheet.tsx';
import styles from './sectors.module.css';
import {
  type CurveDraft,
  isSameCurve,
  isCurveValueKey,
  type NodeKey,
  type SizeCurve,
  formatCurveNode,
} from './use-size-curve.ts';
import { stack, text } from '../../../components/style/class-names.ts';

/** One sentence about the two nodes of a curve. */
const CurveText = ({ nodes }: { nodes: SizeCurve }) => {
  const language = useLanguage();
  const [from, first, to, last] = [
    formatCurveNode('lowerValue', nodes.lowerValue, language),
    formatCurveNode('lowerStep', nodes.lowerStep, language),
    formatCurveNode('upperValue', nodes.upperValue, language),
    formatCurveNode('upperStep', nodes.upperStep, language),
  ];
  return (
    <Trans>
      {first} % hasta {from} €, {last} % desde {to} €
    </Trans>
  );
};

/** The size adjustment of a published edition. */
export const PublishedSizeCurve = ({ nodes }: { nodes: SizeCurve }) => (
  <p className={text('dimmed')}>
    <Trans>Ajuste por tamaño de valoraciones anteriores:</Trans> <CurveText nodes={nodes} />.
  </p>
);

interface SizeCurveFieldsProps {
  curve: CurveDraft;
  /** The curve of the edition in force. */
  base: SizeCurve;
}

/** The size adjustment of listed companies' multiples for small companies: the two ends of the curve. */
export const SizeCurveFields = ({ curve, base }: SizeCurveFieldsProps) => {
  const { t } = useLingui();
  const field = (key: NodeKey, label: string) => (
    <TextInput
      name={key}
      label={label}
      inputMode={isCurveValueKey(key) ? 'numeric' : 'text'}
      autoComplete="off"
      rightSection={<span aria-hidden>{isCurveValueKey(key) ? '€' : '%'}</span>}
      value={curve.textOf(key)}
      error={curve.faults[key]}
      data-changed={curve.nodes[key] !== base[key] || undefined}
      onChange={({ currentTarget }) => curve.type(key, currentTarget.value)}
    />
  );
  return (
    <Sheet as="section" className={stack({ gap: 8, columns: 1, pad: [14, 16] }, styles.curve)}>
      <h2>
        <Trans>Ajuste por tamaño de valoraciones anteriores</Trans>
      </h2>
      <p>
        <Trans>
          Solo actúa en las valoraciones que ya parten de un múltiplo de cotizadas con esta curva;
          las nuevas siguen la de las operaciones de pymes.
        </Trans>
      </p>
      <div className={stack({ gap: [12, 16], align: 'end' }, styles.curveFields)}>
        {field('lowerValue', t`Empresas pequeñas: hasta`)}
        {field('lowerStep', t`Su ajuste`)}
        {field('upperValue', t`Empresas grandes: desde`)}
        {field('upperStep', t`Ajuste de las grandes`)}
      </div>
      {!isSameCurve(curve.nodes, base) && (
        <p role="status">
          <Trans>Vigente:</Trans> <CurveText nodes={base} />.
        </p>
      )}
    </Sheet>
  );
};
