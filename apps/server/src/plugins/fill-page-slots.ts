export type PageValues = Readonly<Record<string, string>>;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapedText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Slots whose value is HTML, made by the build from texts that it has already escaped. */
const markup = new Set(['refusal']);

const withoutEmptyLines = (html: string, values: PageValues): string =>
  html.replace(/<div class="[^"]*" data-firm="(\w+)">.*?<\/div>/gs, (line, setting: string) =>
    values[`firm.${setting}`] === '' ? '' : line,
  );

/** A page with its `[[slots]]` filled in; a line about the firm is removed when its setting is empty. */
export const fillPageSlots = (html: string, values: PageValues): string =>
  withoutEmptyLines(html, values)
    .replace(/\[\[([\w.]+)\]\]/g, (_slot, name: string) => {
      const value = values[name] ?? '';
      return markup.has(name) ? value : escapedText(value);
    })
    .replace(/href="tel:[^"]*"/g, (link) => link.replaceAll(' ', ''));

const openTag = (name: string, type: string) =>
  new RegExp(`<${type}\\b[^>]*\\bname="${name}"[^>]*>`, 'g');

const fillInput = (tag: string, text: string): string => {
  if (/type="(?:radio|checkbox)"/.test(tag)) {
    const value = /value="([^"]*)"/.exec(tag)?.[1] ?? 'on';
    return value === text ? tag.replace('<input', '<input checked=""') : tag;
  }
  return tag.replace(/ value="[^"]*"/, '').replace('<input', `<input value="${escapedText(text)}"`);
};

const chooseOption = (list: string, value: string): string =>
  list
    .replace(' selected=""', '')
    .replace(
      `<option value="${escapedText(value)}"`,
      `<option selected="" value="${escapedText(value)}"`,
    );

/** The page's form with the typed values, and the fields with invalid content marked. */
export const fillForm = (
  html: string,
  typed: Readonly<Record<string, string>>,
  wrong: readonly string[],
): string =>
  Object.entries(typed).reduce((page, [name, text]) => {
    const mark = wrong.includes(name) ? ' aria-invalid="true"' : '';
    const marked = (tag: string) => tag.replace(/^<(\w+)/, `<$1${mark}`);
    return page
      .replace(openTag(name, 'input'), (tag) => marked(fillInput(tag, text)))
      .replace(
        new RegExp(`(<textarea\\b[^>]*\\bname="${name}"[^>]*>)[^<]*`),
        (_all, tag: string) => marked(tag) + escapedText(text),
      )
      .replace(
        new RegExp(`(<select\\b[^>]*\\bname="${name}"[^>]*>)(.*?)(?=</select>)`, 's'),
        (_all, tag: string, list: string) => marked(tag) + chooseOption(list, text),
      );
  }, html);
