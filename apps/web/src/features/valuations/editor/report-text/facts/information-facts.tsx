import { useLingui } from '@lingui/react/macro';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import {
  addReviewedDocument,
  addVisit,
  removeReviewedDocument,
  removeVisit,
} from '@valia/domain/report-blocks/reviewed-item-edits.ts';
import { readField } from '@valia/domain/valuation-fields/write-field.ts';
import { useEditor } from '../../document/editor-context.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { DateField } from '../../fields/date-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { useSegments } from '../../fields/use-segments.ts';
import { reportFactTerms } from '../../terms/report-fact-terms.ts';
import type { FactsProps } from './facts-props.ts';
import { FactListField } from './fact-list-field.tsx';
import { ReportChoice } from './report-choice.tsx';

const AuditField = ({ path }: { path: string }) => {
  const { t } = useLingui();
  const { document, put } = useEditor();
  const audited = readField(document, path);
  const chosen = audited === true ? 'audited' : audited === false ? 'unaudited' : '';
  return (
    <ChoiceField
      path={path}
      label={t`Auditoría`}
      placeholder={t`No procede`}
      value={chosen}
      options={[
        { value: 'audited', label: t`Auditado` },
        { value: 'unaudited', label: t`Sin auditar` },
      ]}
      onChoose={(one) => put(path, one === '' ? null : one === 'audited')}
    />
  );
};

const DocumentFields = ({ path, language }: FactsProps & { path: string }) => {
  const { t } = useLingui();
  const kinds = useSegments(reportFactTerms.documentKinds);
  return (
    <>
      <ChoiceField path={`${path}.kind`} label={t`Documento`} options={kinds} />
      <TextField path={`${path}.name.${language}`} label={t`Con otro nombre`} />
      <TextField path={`${path}.period`} label={t`Periodo`} placeholder="2023–2025" />
      <ReportChoice
        path={`${path}.origin`}
        label={t`De quién`}
        names={reportFactTerms.documentOrigins}
      />
      <DateField path={`${path}.received`} label={t`Recibido el`} />
      <ReportChoice
        path={`${path}.state`}
        label={t`Estado`}
        names={reportFactTerms.statesOfDocument}
      />
      <AuditField path={`${path}.audited`} />
    </>
  );
};

const VisitFields = ({ path, language }: FactsProps & { path: string }) => {
  const { t } = useLingui();
  const { document } = useEditor();
  const isVisit = readField(document, `${path}.kind`) === 'visit';
  return (
    <>
      <TextField
        path={`${path}.subject.${language}`}
        label={isVisit ? t`Qué se visitó` : t`Con quién se habló`}
      />
      <DateField path={`${path}.date`} label={t`Fecha`} />
    </>
  );
};

export const InformationFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  const { change, document } = useEditor();
  const { information, visits } = reportContentsOf(document);
  return (
    <>
      <FactListField
        path="report.information"
        title={t`Documentos`}
        ids={information.map(({ id }) => id)}
        addLabel={t`Añadir documento`}
        onAdd={() => {
          const id = crypto.randomUUID();
          change('report.information', (before) => addReviewedDocument(before, id));
        }}
        onRemove={(id) =>
          change('report.information', (before) => removeReviewedDocument(before, id))
        }
      >
        {(place) => (
          <DocumentFields path={`report.information.${String(place)}`} language={language} />
        )}
      </FactListField>
      {(['visit', 'interview'] as const).map((kind) => {
        const own = visits.filter((one) => one.kind === kind);
        return (
          <FactListField
            key={kind}
            path={`report.visits.${kind}`}
            title={kind === 'visit' ? t`Visitas` : t`Entrevistas`}
            ids={own.map(({ id }) => id)}
            addLabel={kind === 'visit' ? t`Añadir visita` : t`Añadir entrevista`}
            onAdd={() => {
              const id = crypto.randomUUID();
              change('report.visits', (before) => addVisit(before, { id, kind }));
            }}
            onRemove={(id) => change('report.visits', (before) => removeVisit(before, id))}
          >
            {(place) => (
              <VisitFields
                path={`report.visits.${String(visits.findIndex(({ id }) => id === own[place]?.id))}`}
                language={language}
              />
            )}
          </FactListField>
        );
      })}
    </>
  );
};
