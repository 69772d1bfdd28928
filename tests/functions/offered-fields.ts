import { honeypotName } from '@vakman/domain/form/form.honeypot';
import { load, type CheerioAPI } from 'cheerio';

/** What a visitor is asked at one place of a form, whoever renders it. */
export interface OfferedField {
  readonly name: string;
  /** Name of the element, or type of the input. */
  readonly control: string;
  readonly label: string;
  /** Null where nothing stands there; also for photos, which need other words without script. */
  readonly hint: string | null;
  readonly isRequired: boolean;
  readonly autocomplete: string | null;
  readonly inputmode: string | null;
  readonly maxlength: string | null;
  readonly autocapitalize: string | null;
  readonly spellcheck: string | null;
  /** Lines of a text area. */
  readonly rows: string | null;
  readonly dir: string | null;
  readonly accept: string | null;
  /** What is to be chosen from: value and label, in the order shown. */
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** The fields of the first form of a page, or of an element with a declarative shadow root, in their order. */
export function offeredFields(html: string): OfferedField[] {
  const [, shadow] = /<template shadowrootmode="open">(.*)<\/template>/s.exec(html) ?? [];
  const $ = load(shadow ?? html);
  const textOf = (found: ReturnType<CheerioAPI>) => found.first().text().replaceAll(/\s+/g, ' ').trim();
  const form = $('form').first();

  function offered(name: string): OfferedField {
    const controls = form.find(`[name="${name}"], [id="${name}"]`);
    const control = controls.first();
    const id = control.attr('id') ?? '';
    const kind = control.attr('type') ?? control.prop('tagName')?.toLowerCase() ?? '';
    // Radio buttons are named and required as a group.
    const isGroup = kind === 'radio';
    const group = control.closest('fieldset');
    const marked = isGroup ? group : control;
    const label = isGroup ? group.find('legend') : $(`label[for="${id}"]`).add(control.closest('label'));
    const choices = isGroup ? controls.toArray() : control.find('option').toArray();
    return {
      name,
      control: kind,
      label: textOf(label),
      hint: kind === 'file' ? null : textOf($(`[id="${id}-hint"]`)) || null,
      isRequired: marked.attr('aria-required') === 'true' || marked.attr('required') !== undefined,
      autocomplete: control.attr('autocomplete') ?? null,
      inputmode: control.attr('inputmode') ?? null,
      maxlength: control.attr('maxlength') ?? null,
      autocapitalize: control.attr('autocapitalize') ?? null,
      spellcheck: control.attr('spellcheck') ?? null,
      rows: control.attr('rows') ?? null,
      dir: control.attr('dir') ?? null,
      accept: control.attr('accept') ?? null,
      options: choices.map((choice) => [
        choice.attribs['value'] ?? '',
        textOf(isGroup ? $(choice).closest('label') : $(choice)),
      ]),
    };
  }

  const names = form
    .find('input:not([type=hidden]), select, textarea')
    .toArray()
    // What is sent by no form has no name.
    .map(({ attribs }) => attribs['name'] ?? attribs['id'] ?? '');
  return [...new Set(names)].filter((name) => name !== honeypotName).map(offered);
}
