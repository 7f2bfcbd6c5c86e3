import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { QueryState } from '../../../components/states/query-state.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { BackLink } from '../../templates/shared/back-link.tsx';
import { TemplateTextEditor } from '../../templates/shared/template-text-editor.tsx';

/** /admin/templates/{id}: the text of a template of the firm, published in versions. */
export const LibraryTemplateScreen = () => {
  const { t } = useLingui();
  const { id } = useParams({ strict: false });
  const query = trpc.admin.templates.get.useQuery({ id: id ?? '' });
  const { admin, valuations } = trpc.useUtils();
  const { mutateAsync } = trpc.admin.templates.publish.useMutation();
  return (
    <QueryState isPage query={query} loading={<Skeleton height={720} radius="lg" />}>
      {(template) => (
        <TemplateTextEditor
          template={template}
          back={
            <BackLink to="/admin/templates">
              <Trans>Plantillas de la firma</Trans>
            </BackLink>
          }
          sentence={t`Lo que publiques vale para los documentos nuevos; los ya hechos conservan su texto.`}
          action={t`Publicar versión`}
          done={(number) => t`Versión ${number} publicada`}
          save={mutateAsync}
          onSaved={async () => {
            await Promise.all([
              admin.templates.get.invalidate(),
              admin.templates.list.invalidate(),
              valuations.templates.list.invalidate(),
            ]);
          }}
        />
      )}
    </QueryState>
  );
};
