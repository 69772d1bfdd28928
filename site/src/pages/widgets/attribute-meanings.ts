import type { MessageKey } from '../../page/translate.ts';
import type { OfferedProp } from '../../scripts/embed-builder/offered-widgets.ts';

/** What the attributes of the widgets do; those of one row do the same. */
export const attributeMeanings: readonly {
  readonly props: readonly OfferedProp[];
  readonly meaning: MessageKey;
}[] = [
  { props: ['source'], meaning: 'widgetsPage.meanings.source' },
  { props: ['hideTitle'], meaning: 'widgetsPage.meanings.hideTitle' },
  {
    props: ['name', 'email', 'phone', 'streetAddress', 'postalCode'],
    meaning: 'widgetsPage.meanings.fields',
  },
  { props: ['message'], meaning: 'widgetsPage.meanings.message' },
  { props: ['services'], meaning: 'widgetsPage.meanings.services' },
  { props: ['builtInOnly'], meaning: 'widgetsPage.meanings.builtInOnly' },
  { props: ['automatic'], meaning: 'widgetsPage.meanings.automatic' },
  { props: ['tab'], meaning: 'widgetsPage.meanings.tab' },
  { props: ['open'], meaning: 'widgetsPage.meanings.open' },
  { props: ['steps'], meaning: 'widgetsPage.meanings.steps' },
  { props: ['redirect'], meaning: 'widgetsPage.meanings.redirect' },
  { props: ['partnerReference'], meaning: 'widgetsPage.meanings.partnerReference' },
  { props: ['forward'], meaning: 'widgetsPage.meanings.forward' },
  { props: ['hiddenFields'], meaning: 'widgetsPage.meanings.hiddenFields' },
  { props: ['test'], meaning: 'widgetsPage.meanings.test' },
];
