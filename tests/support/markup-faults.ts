import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    {
      // The attributes of declarative shadow roots and of the widgets are younger than the list of the validator.
      'vakman-quote-form': { flow: true, phrasing: false, permittedContent: ['@flow', 'template'] },
    },
  ],
  rules: {
    // How React and templates write is not ours to choose, and browsers do not mind.
    'attr-case': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Titles have their own test, which knows languages.
    'long-title': 'off',
    // A number is held together by its spaces, which are `nbsp` where they must not break.
    'tel-non-breaking': 'off',
    // A hash in the policy lets the one inline style through.
    'no-inline-style': 'error',
    'require-sri': 'off',
    // The standard has both: a control is a text field where it says nothing, and the keyboard's capitals are global.
    'no-implicit-input-type': 'off',
    'input-attributes': 'off',
  },
});

/** What is no valid HTML in a page, as lines with its place. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, message, ruleId }) => `${line}:${column} ${ruleId}: ${message}`);
}
