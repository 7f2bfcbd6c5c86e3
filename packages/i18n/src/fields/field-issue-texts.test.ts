import { setupI18n } from '@lingui/core';
import { fieldIssueCodes } from '@valia/domain/errors/field-issue.ts';
import { expect, test } from 'vitest';
import { fieldIssueText } from './field-issue-texts.ts';
import { languages } from '../languages.ts';
import { loadCatalog } from '../load-catalog.ts';

const limits = { minimum: 3, maximum: 9 };

test('every wrong field has a text in every language, with its limit filled in', async () => {
  for (const language of languages) {
    const i18n = setupI18n({
      locale: language,
      messages: { [language]: await loadCatalog('shared', language) },
    });
    const texts = fieldIssueCodes.map((code) => i18n._(fieldIssueText({ code, params: limits })));
    expect(texts.filter((text) => text === '' || text.includes('{'))).toEqual([]);
    expect(i18n._(fieldIssueText({ code: 'too-long', params: limits }))).toContain('9');
  }
});
