import { describe, expect, test } from 'vitest';
import { fillForm, fillPageSlots } from './fill-page-slots.ts';

describe('a page filled in when it is sent', () => {
  test('has its slots escaped, but for what the build drew', () => {
    expect(
      fillPageSlots('<p>[[firm.name]] [[refusal]]</p>', {
        'firm.name': '<A&B>',
        refusal: '<b>!</b>',
      }),
    ).toBe('<p>&lt;A&amp;B&gt; <b>!</b></p>');
  });

  test('lacks the lines of the firm that its settings leave empty', () => {
    const line = (name: string) =>
      `<div class="x" data-firm="${name}"><dt>L</dt>[[firm.${name}]]</div>`;
    const html = line('name') + line('phone');
    expect(fillPageSlots(html, { 'firm.name': '', 'firm.phone': '941' })).toBe(
      '<div class="x" data-firm="phone"><dt>L</dt>941</div>',
    );
  });

  test('never fills in what a slot was filled with', () => {
    expect(
      fillPageSlots('[[firm.name]]', { 'firm.name': '[[formToken]]', formToken: 'secret' }),
    ).toBe('[[formToken]]');
  });
});

describe('a form that comes back', () => {
  test('keeps what was typed, as text', () => {
    const html = '<input id="a" name="contactName" value=""/><textarea name="message"></textarea>';
    expect(fillForm(html, { contactName: '"><script>', message: '</textarea><b>' }, [])).toBe(
      '<input value="&quot;&gt;&lt;script&gt;" id="a" name="contactName"/><textarea name="message">&lt;/textarea&gt;&lt;b&gt;</textarea>',
    );
  });

  test('keeps what was chosen and marks what is wrong', () => {
    const html =
      '<select name="sector"><option value="">?</option><option value="PLA">P</option></select>' +
      '<input type="radio" name="timing" value="now"/><input type="radio" name="timing" value="one-year"/>';
    expect(fillForm(html, { sector: 'PLA', timing: 'one-year' }, ['sector'])).toBe(
      '<select aria-invalid="true" name="sector"><option value="">?</option><option selected="" value="PLA">P</option></select>' +
        '<input type="radio" name="timing" value="now"/><input checked="" type="radio" name="timing" value="one-year"/>',
    );
  });
});
