import type { ContactField } from '@vakman/domain/contact/contact.fields';

/** What the list of fields says of an input, as React spells it. */
export function inputAttributes({ control, autocomplete, spellcheck, autocapitalize, width }: ContactField) {
  return {
    type: control,
    autoComplete: autocomplete,
    spellCheck: spellcheck,
    autoCapitalize: autocapitalize,
    className: width ? `control ${width}` : 'control',
  };
}
