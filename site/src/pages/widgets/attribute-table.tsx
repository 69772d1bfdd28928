import { languages } from '@vakman/domain/languages/languages';
import { attributeName } from '@vakman/widgets/element/attribute-value.ts';
import { usePage } from '../../page/page-context.tsx';
import { offeredWidgets } from '@vakman/widgets/generated/offered-widgets.ts';
import { propsOf, showsAccent } from '../../scripts/embed-builder/offered-widgets.ts';
import { accentProperties } from '../../scripts/embed-builder/accent.ts';
import { attributeMeanings } from './attribute-meanings.ts';

/** Every attribute of the widgets, which of them have it, and what it does. */
export function AttributeTable() {
  const { t } = usePage();
  const rows = [
    {
      names: ['lang'],
      widgets: offeredWidgets,
      meaning: t('widgetsPage.meanings.lang', { languages: languages.join(' ') }),
    },
    { names: ['theme'], widgets: offeredWidgets, meaning: t('widgetsPage.meanings.theme') },
    { names: ['look'], widgets: offeredWidgets, meaning: t('widgetsPage.meanings.look') },
    ...attributeMeanings.map(({ props, meaning }) => ({
      names: props.map(attributeName),
      widgets: offeredWidgets.filter((widget) => props.every((prop) => propsOf(widget).includes(prop))),
      meaning: t(meaning),
    })),
    {
      names: Object.keys(accentProperties('#000000')),
      widgets: offeredWidgets.filter(showsAccent),
      meaning: t('widgetsPage.meanings.colours'),
    },
  ];
  return (
    <table className="attributes">
      <thead>
        <tr>
          <th scope="col">{t('widgetsPage.attribute')}</th>
          <th scope="col">{t('widgetsPage.appliesTo')}</th>
          <th scope="col">{t('widgetsPage.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ names, widgets, meaning }) => (
          <tr key={names[0]}>
            <th scope="row">
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </th>
            <td>
              {widgets.length === offeredWidgets.length
                ? t('widgetsPage.all')
                : widgets
                    .map((widget) => t(`widgetsPage.widgets.${widget}.name`))
                    .reduce((first, next) => t('list', { first, next }))}
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
