import { usePage } from '../../page/page-context.tsx';
import { wordpressPluginPath } from './embed-facts.ts';

/** What somebody wants to know before he puts another's code on his site. */
export function Knowledge() {
  const { build, content, t } = usePage();
  const { siteUrl, supabaseUrl } = build.addresses;
  const { email } = content.company;
  const policy = [
    `script-src ${siteUrl}`,
    `connect-src ${siteUrl} ${supabaseUrl}`,
    `img-src ${siteUrl} ${supabaseUrl}`,
  ];
  return (
    <section className="band split">
      <h2>{t('widgetsPage.know')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('widgetsPage.knowledge.loading.title')}</dt>
          <dd>{t('widgetsPage.knowledge.loading.text')}</dd>
        </div>
        <div>
          <dt>{t('widgetsPage.knowledge.stored.title')}</dt>
          <dd>{t('widgetsPage.knowledge.stored.text')}</dd>
        </div>
        <div>
          <dt>{t('widgetsPage.knowledge.policy.title')}</dt>
          <dd>{t('widgetsPage.knowledge.policy.text')}</dd>
          <dd className="policy">
            {policy.map((directive) => (
              <code key={directive}>{directive};</code>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('widgetsPage.knowledge.wordpress.title')}</dt>
          <dd>
            {t('widgetsPage.knowledge.wordpress.text')}
            <br />
            <a className="alone" href={wordpressPluginPath} download>
              {t('widgetsPage.knowledge.wordpress.download')}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('widgetsPage.knowledge.package.title')}</dt>
          <dd>{t('widgetsPage.knowledge.package.text')}</dd>
          <dd className="policy">
            <code>{build.embedBuilder.install}</code>
          </dd>
        </div>
        <div>
          <dt>{t('widgetsPage.knowledge.contact.title')}</dt>
          <dd>
            {t('widgetsPage.knowledge.contact.text')}
            <br />
            <a className="alone" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
