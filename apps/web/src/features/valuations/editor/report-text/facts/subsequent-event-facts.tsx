import { useLingui } from '@lingui/react/macro';
import { reportContentsOf } from '@valia/domain/report-blocks/empty-report-contents.ts';
import {
  addSubsequentEvent,
  removeSubsequentEvent,
} from '@valia/domain/report-blocks/reviewed-item-edits.ts';
import { useEditor } from '../../document/editor-context.ts';
import { DateField } from '../../fields/date-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import type { FactsProps } from './facts-props.ts';
import { FactListField } from './fact-list-field.tsx';
import { ReportCheckbox } from './report-choice.tsx';

const list = 'report.laterFacts.items';

export const SubsequentEventFacts = ({ language }: FactsProps) => {
  const { t } = useLingui();
  const { change, document } = useEditor();
  const { items } = reportContentsOf(document).laterFacts;
  return (
    <>
      <ReportCheckbox
        path="report.laterFacts.noneKnown"
        label={
          items.length === 0
            ? t`No conozco ningún hecho que cambie el valor`
            : t`No conozco ningún otro hecho que cambie el valor`
        }
      />
      <FactListField
        path={list}
        title={t`Hechos`}
        ids={items.map(({ id }) => id)}
        addLabel={t`Añadir hecho`}
        onAdd={() => {
          const id = crypto.randomUUID();
          change(list, (before) => addSubsequentEvent(before, id));
        }}
        onRemove={(id) => change(list, (before) => removeSubsequentEvent(before, id))}
      >
        {(place) => (
          <>
            <DateField path={`${list}.${String(place)}.date`} label={t`Fecha`} />
            <TextField
              path={`${list}.${String(place)}.fact.${language}`}
              label={t({ message: 'Hecho', context: 'Something that happened' })}
            />
            <TextField
              path={`${list}.${String(place)}.effect.${language}`}
              label={t`Efecto en el valor`}
            />
          </>
        )}
      </FactListField>
    </>
  );
};
