import type { Section } from '../screens/section.ts';
import { templateList } from './template-list.ts';

/** Texts of contracts and letters, and the documents made from them. */
export const templatesSection = {
  name: 'templates',
  rights: {
    'use-templates': 'signedIn',
    'publish-templates': 'isAdmin',
  },
  screens: {
    '/resources/templates': {
      entry: 'signed-in',
      file: 'templates/library/templates-screen',
      catalogs: ['lists', 'templates'],
      search: 'templates',
      menu: 'resources',
      menuOrder: 40,
    },
    '/resources/templates/document/$id': {
      entry: 'signed-in',
      file: 'templates/document/template-document-screen',
      catalogs: ['templates'],
      section: '/resources/templates',
    },
    '/resources/templates/copy/$id': {
      entry: 'signed-in',
      file: 'templates/copy/own-template-screen',
      catalogs: ['templates'],
      section: '/resources/templates',
    },
    '/admin/templates': {
      entry: 'administrator',
      file: 'administration/templates/library-templates-screen',
      catalogs: ['lists', 'templates', 'administration'],
      search: 'templates',
      menu: 'administration',
      menuOrder: 50,
    },
    '/admin/templates/$id': {
      entry: 'administrator',
      file: 'administration/templates/library-template-screen',
      catalogs: ['templates', 'administration'],
      section: '/admin/templates',
    },
  },
  objects: {
    template: ['saved'],
    'library-template': [],
    'template-document': ['created', 'deleted'],
  },
  views: { [templateList.name]: 'publish-templates' },
} as const satisfies Section;
