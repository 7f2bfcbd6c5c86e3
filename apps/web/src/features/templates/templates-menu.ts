import { msg } from '@lingui/core/macro';
import { IconTemplate } from '@tabler/icons-react';
import type { templatesSection } from '@valia/domain/templates/templates-section.ts';
import type { SectionMenu } from '../../lib/section-menu.ts';

export const templatesMenu: SectionMenu<typeof templatesSection> = {
  entries: {
    '/resources/templates': { label: msg`Plantillas`, Icon: IconTemplate },
    '/admin/templates': { label: msg`Plantillas de la firma`, Icon: IconTemplate },
  },
  objects: {
    template: { kind: msg`Plantilla`, one: msg`una plantilla` },
    'template-document': { kind: msg`Documento`, one: msg`un documento` },
  },
};
