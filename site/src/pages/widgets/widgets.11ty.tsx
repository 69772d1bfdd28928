import { usePage } from '../../page/page-context.tsx';
import { offeredWidgets } from '@vakman/widgets/generated/offered-widgets.ts';
import { Facts } from '../../_components/facts/facts.tsx';
import { LaterStyle } from '../../_components/later-style.tsx';
import { PageHead } from '../../_components/page-head/page-head.tsx';
import { AttributeTable } from './attribute-table.tsx';
import { Builder } from './builder.tsx';
import { Knowledge } from './knowledge.tsx';
import { pageTemplate } from '../../_layouts/page-template.tsx';

/** For sites that show our widgets: what there is, and the code for it. */
function WidgetsPage() {
  const { build, t } = usePage();
  const kinds = offeredWidgets.map((widget) => ({
    title: t(`widgetsPage.widgets.${widget}.name`),
    text: t(`widgetsPage.widgets.${widget}.text`),
  }));
  return (
    <>
      <PageHead title={t('widgetsPage.title')} lead={t('widgetsPage.introduction')} />
      <LaterStyle />
      <link rel="stylesheet" href={build.embedBuilder.style} />
      <section className="band split">
        <h2>{t('widgetsPage.kinds')}</h2>
        <Facts facts={kinds} />
      </section>
      <Builder />
      <section className="band">
        <h2>{t('widgetsPage.attributes')}</h2>
        <AttributeTable />
      </section>
      <Knowledge />
      <script type="module" src={build.embedBuilder.script} />
    </>
  );
}

export default pageTemplate(WidgetsPage, 'widgets');
