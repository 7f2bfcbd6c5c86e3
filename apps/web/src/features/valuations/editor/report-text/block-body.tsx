import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { BlockDraft } from '@valia/domain/report-blocks/block-draft.ts';
import { excludeBlock, includeBlock } from '@valia/domain/report-blocks/block-edits.ts';
import { isBlockExcluded } from '@valia/domain/report-blocks/block-order.ts';
import type { Language } from '@valia/i18n/languages.ts';
import { useEditor } from '../document/editor-context.ts';
import { useEditorNavigation } from '../navigation/editor-navigation-context.ts';
import { TextField } from '../fields/text-field.tsx';
import { useDescriptions } from '../fields/use-descriptions.ts';
import { reportBlockOfField } from './report-block-of-field.ts';
import { BlockText } from './block-text.tsx';
import { BlockFacts } from './facts/block-facts.tsx';
import { findMissingContent, type MissingBlockContent } from './find-missing-content.ts';
import styles from './report-text.module.css';
import type { ReportBlocks } from './use-report-blocks.ts';
import { box, classNames, column, stack, text } from '../../../../components/style/class-names.ts';

const looks = {
  lacks: box(
    { pad: [10, 12], radius: 6, background: 'warning-soft' },
    text('small', 'warning'),
    styles.lacks,
  ),
  link: box(
    { minHeight: 24, marginLeft: 6, pad: 0, border: 'none', background: 'none', cursor: 'pointer' },
    text('small-600', 'same-colour', 'underlined', 'offset-3'),
  ),
};

interface BlockBodyProps {
  draft: BlockDraft;
  writers: ReportBlocks['writers'];
  language: Language;
}

/** What to type, and why the block needs it. Shown only to the adviser. */
const missingTexts: Readonly<Record<MissingBlockContent['fact'], ReturnType<typeof msg>>> = {
  signer: msg`Tu nombre, colegio y número: en Configuración, «Perfil».`,
  client: msg`Para quién se valora: el cliente, en el paso «Empresa».`,
  reliance: msg`Quién más puede apoyarse en el informe.`,
  purpose: msg`Con qué finalidad se valora.`,
  use: msg`Para qué sirve el informe y para qué no.`,
  circulation: msg`Quién puede recibir el informe.`,
  'valuation-date': msg`La fecha de valoración, en el paso «Empresa».`,
  'standard-of-value': msg`Qué valor se busca: de mercado, razonable, de inversión.`,
  premise: msg`Si la empresa sigue en funcionamiento o se liquida.`,
  control: msg`Si la participación da el control.`,
  marketability: msg`Si la participación puede venderse en un mercado.`,
  standard: msg`Qué norma sigue la valoración, o que no sigue ninguna.`,
  departures: msg`En qué se aparta de la norma, o que no se aparta en nada.`,
  information: msg`Qué documentos se recibieron.`,
  'document-state': msg`Si cada documento se comprobó, se usó sin comprobar o no llegó.`,
  'later-facts': msg`Qué ha pasado desde la fecha de valoración, o que no se conoce nada.`,
  activity: msg`A qué se dedica la empresa.`,
  history: msg`Su historia, en pocas frases.`,
  owners: msg`De quién es y quién la dirige.`,
  clients: msg`Cuánto compra el primer cliente.`,
  suppliers: msg`Cuánto sirve el primer proveedor.`,
  strengths: msg`Sus fortalezas.`,
  risks: msg`Sus riesgos.`,
  sector: msg`El sector, en el paso «Empresa».`,
  market: msg`Cómo está su mercado: tamaño, crecimiento y márgenes.`,
  'plan-maker': msg`Quién hizo la proyección.`,
  'plan-ties': msg`Cómo encaja la proyección con el pasado y con la capacidad.`,
  'methods-not-used': msg`Por qué no se usa el otro método.`,
  'reason-of-distance': msg`Por qué esos pesos, en el paso «Ponderación».`,
  result: msg`Los datos que faltan para que haya un valor.`,
  independence: msg`Si tienes algún vínculo con la empresa o sus socios.`,
  interest: msg`Si tienes algún interés en el resultado.`,
  competence: msg`Tu competencia para este encargo.`,
  fee: msg`Si los honorarios son fijos o dependen de la operación.`,
  place: msg`Dónde se firma.`,
  translation: msg`Lo que está escrito en otro idioma y no en este.`,
};

const Lacks = ({ draft, language }: Pick<BlockBodyProps, 'draft' | 'language'>) => {
  const { document } = useEditor();
  const { goToField } = useEditorNavigation();
  const { term } = useDescriptions();
  const lacks = findMissingContent(draft, document, language);
  if (lacks.length === 0) return null;
  return (
    <div className={looks.lacks}>
      <p className={classNames(text('small', 'strong'), styles.caption)}>
        <Trans>Falta por escribir; el informe no lo dirá hasta entonces</Trans>
      </p>
      <ul>
        {lacks.map(({ fact, field }) => (
          <li key={fact}>
            {term(missingTexts[fact])}
            {reportBlockOfField(field) === null && field !== 'adviser' && (
              <button type="button" className={looks.link} onClick={() => goToField(field)}>
                <Trans>Ir</Trans>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

const LeavingOut = ({ draft, language }: Pick<BlockBodyProps, 'draft' | 'language'>) => {
  const { t } = useLingui();
  const { change, document, readOnly } = useEditor();
  const isOut = isBlockExcluded(document, draft.id);
  const path = `report.blocks.${draft.id}.leftOut`;
  return (
    <div className={column({ gap: 10, padTop: 4 })}>
      <Checkbox
        label={t`No imprimir este apartado`}
        description={t`El informe dice que no lo incluye, y por qué.`}
        disabled={readOnly}
        checked={isOut}
        data-field={path}
        onChange={(event) => {
          const edit = event.currentTarget.checked ? excludeBlock : includeBlock;
          change(path, (before) => edit(before, draft.id));
        }}
      />
      {isOut && <TextField path={`${path}.${language}`} label={t`Motivo`} />}
    </div>
  );
};

/** The facts of a block on the left, its text on the right. */
export const BlockBody = ({ draft, language, writers }: BlockBodyProps) => {
  const { document } = useEditor();
  const isOut = isBlockExcluded(document, draft.id);
  return (
    <div className={stack({ gap: 24 }, styles.body)}>
      <div className={column({}, styles.facts)}>
        {!isOut && (
          <>
            <Lacks draft={draft} language={language} />
            <BlockFacts id={draft.id} language={language} />
          </>
        )}
        <LeavingOut draft={draft} language={language} />
      </div>
      {!isOut && <BlockText draft={draft} writers={writers} language={language} />}
    </div>
  );
};
